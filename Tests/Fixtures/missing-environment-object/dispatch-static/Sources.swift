// A member that an extension of a protocol adds is the extension's where code knows a value by the protocol, whatever the type
// declares by that name; what the protocol asks for is the type's. Where the type is known, so is its own member.
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

protocol Screen: View {
  associatedtype Core: View
  associatedtype Framed: View
  var core: Core { get }
  func framed() -> Framed
}

extension Screen {
  func framed() -> some View { padding() }
  func supplied() -> some View { environmentObject(Store()) }
  func bare() -> some View { padding() }
  var dressed: AnyView { AnyView(core.environmentObject(Store())) }
  var body: some View { dressed }
}

extension View {
  func finished() -> some View { environmentObject(Store()) }
}

/// Everything that code calls which sees it as a screen is right: its own members by these names are not meant.
struct Supplied: Screen {
  var core: some View { StoreView() }
  var dressed: AnyView { AnyView(core) }
  func framed() -> some View { environmentObject(Store()) }
  func supplied() -> some View { padding() }
  func finished() -> some View { padding() }
}

struct Bare: Screen {
  var core: some View { ThemeView() }
  func framed() -> some View { padding() }
  func bare() -> some View { environmentObject(Theme()) }
}

func show<S: Screen>(_ screen: S) -> some View { screen.supplied() }
func pass<S: Screen>(_ screen: S) -> some View { show(screen) }
func frame(_ screen: some Screen) -> some View { screen.framed() }
func strip<S>(_ screen: S) -> some View where S: Screen { screen.bare() }

struct Holder<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View { content.finished() }
}

struct Made: View {
  var made: some View { Supplied() }
  var body: some View { made.finished() }
}

protocol Wrapper: View {
  associatedtype Inner: View
  var inner: Inner { get }
}

extension Wrapper {
  var body: some View { inner.finished() }
}

struct Wrapped: Wrapper {
  var inner: Supplied { Supplied() }
}

struct Lazy<Content: View>: View {
  let content: () -> Content
  var body: some View { content().finished() }
}

@main
struct ScreensApp: App {
  var body: some Scene {
    WindowGroup("Right") {
      Supplied()
      pass(Supplied())
      frame(Supplied())
      Holder { Supplied() }
      Made()
      Wrapped()
      Lazy { Supplied() }
      Bare().bare()
    }
    WindowGroup("Own") {
      Supplied().framed()
    }
    WindowGroup("Bare") {
      strip(Bare()) // want missing-environment-object(Theme)
    }
    WindowGroup("Framed") {
      frame(Bare()) // want missing-environment-object(Theme)
    }
  }
}
