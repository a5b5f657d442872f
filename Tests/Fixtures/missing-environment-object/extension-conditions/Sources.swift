// A value has the members of those extensions whose conditions its type meets, and of two the one of which more is asked. Code
// of the type itself knows only what is asked around it.
import SwiftUI

final class Store: ObservableObject {
  @Published var count = 0
}

final class Theme: ObservableObject {
  @Published var name = ""
}

struct StoreView: View {
  @EnvironmentObject private var store: Store
  var body: some View { Text("\(store.count)") }
}

struct ThemeView: View {
  @EnvironmentObject private var theme: Theme
  var body: some View { Text(theme.name) }
}

enum LoggedIn {}
enum LoggedOut {}

struct Session<State> {
  static func entry() -> AnyView { AnyView(Text("any")) }
}

extension Session where State == LoggedIn {
  var tools: some View { StoreView() }
  static func make() -> some View { StoreView() }
}

extension Session where State == LoggedOut {
  var tools: some View { ThemeView() }
  static func make() -> some View { ThemeView() }
}

struct Box<Value>: View {
  let value: Value
  var body: some View { label }
}

extension Box {
  var label: AnyView { AnyView(Text("value")) }
}

extension Box where Value == Int {
  var label: AnyView { AnyView(StoreView()) }
  var numbered: AnyView { label }
}

protocol Page {
  associatedtype Model
}

extension Page where Model == Store {
  func view() -> AnyView { AnyView(StoreView()) }
}

extension Page where Model == Theme {
  func view() -> AnyView { AnyView(ThemeView()) }
}

struct ThemePage: Page {
  typealias Model = Theme
}

struct Row: View {
  var body: some View { StoreView() }
}

struct Frame<Content: View>: View {
  let content: Content
  var body: some View { content }
}

extension Frame {
  func finished() -> some View { environmentObject(Store()) }
}

extension Frame where Content: Equatable {
  func finished() -> some View { padding() }
}

extension Array where Element == Row {
  var stacked: AnyView { AnyView(StoreView()) }
}

extension Array where Element == Int {
  var stacked: AnyView { AnyView(Text("numbers")) }
}

@main
struct SessionApp: App {
  private let numbers: [Int] = [1, 2]

  var body: some Scene {
    WindowGroup("Right") {
      VStack {
        Session<LoggedOut>().tools
        Session<LoggedOut>.make()
        ThemePage().view()
      }
      .environmentObject(Theme())
      Box(value: 1)
      Box(value: "a").label
      Frame(content: Row()).finished()
      numbers.stacked
    }
    WindowGroup("In") {
      Session<LoggedIn>().tools.environmentObject(Theme()) // want missing-environment-object(Store)
    }
    WindowGroup("Page") {
      ThemePage().view().environmentObject(Store()) // want missing-environment-object(Theme)
    }
    WindowGroup("Number") {
      Box(value: 1).numbered // want missing-environment-object(Store)
    }
  }
}
