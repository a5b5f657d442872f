// ROW: Design §4 (what a modifier from outside may write). What it is given by `.init(…)` alone is of a type that it knows, and so
// holds no object of the project, unless another argument may say of which type it is.
import Indicators
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }

final class Account: ObservableObject { @Published var name = "" }

final class Theme: ObservableObject { @Published var name = "" }

struct SessionView: View {
  @EnvironmentObject var object: Session
  var body: some View { Text(object.name) }
}

struct AccountView: View {
  @EnvironmentObject var object: Account
  var body: some View { Text(object.name) }
}

struct ThemeView: View {
  @EnvironmentObject var object: Theme
  var body: some View { Text(object.name) }
}

struct Provider<Content: View>: View {
  @StateObject private var theme = Theme()
  let content: Content
  var body: some View { content.environmentObject(theme) }
}

@main
struct TheApp: App {
  @StateObject private var theme = Theme()
  let provider = Provider(content: Text("a"))
  var body: some Scene {
    WindowGroup { SessionView().indicators(insets: .init(top: 4, leading: 0)) }  // want missing-environment-object(Session)
    WindowGroup(id: "closure") {
      AccountView().indicators(.top, style: .init(4)) { Text("b") }  // want missing-environment-object(Account)
    }
    // It may hold the object, or make it.
    WindowGroup(id: "holds") { ThemeView().provided(.init(theme)) }
    WindowGroup(id: "makes") { ThemeView().provided(.init { Theme() }) }
    // Of the type of the other argument.
    WindowGroup(id: "told") { ThemeView().indicators(around: provider, and: .init(content: Text("c"))) }
  }
}
