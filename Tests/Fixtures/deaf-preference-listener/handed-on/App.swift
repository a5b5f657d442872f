// D5–D7: content that a view hands on to another one, or a modifier to a helper, is told by the places that build the first.
// One place that gives an emitter, or content that nobody tells, leaves the listener alone.
import SwiftUI

struct SizeKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Inner<Content: View>: View {
  let content: Content

  var body: some View {
    content
      .onPreferenceChange(SizeKey.self) { print($0) } // want deaf-preference-listener(SizeKey)
      .preference(key: SizeKey.self, value: 1)
  }
}

struct Outer<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { Inner(content: content) }
}

struct Sized<Content: View>: View {
  let content: Content

  var body: some View { content.onPreferenceChange(SizeKey.self) { print($0) } }
}

struct Framed<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { Sized(content: content) }
}

struct Open<Content: View>: View {
  let content: Content

  var body: some View { content.onPreferenceChange(SizeKey.self) { print($0) } }
}

struct Opening<Content: View>: View {
  let content: Content

  var body: some View { Open(content: content) }
}

extension View {
  func counting() -> some View {
    onPreferenceChange(SizeKey.self) { print($0) } // want deaf-preference-listener(SizeKey)
      .preference(key: SizeKey.self, value: 1)
  }
}

struct Keys: ViewModifier {
  func body(content: Content) -> some View { content.counting() }
}

struct Player: View {
  var body: some View { Text("player").modifier(Keys()) }
}

struct Pages: View {
  var body: some View {
    Outer { Text("first") }
    Outer { Image("second").padding() }
    Framed { Text("third") }
    Framed { Text("fourth").preference(key: SizeKey.self, value: 4) }
    Opening(content: Registry.page)
    Player()
  }
}

enum Registry {
  static var page: AnyView = load()
  static var pages: [AnyView] { [AnyView(Pages())] }
}

struct Root: View {
  let page: AnyView

  var body: some View { page.onPreferenceChange(SizeKey.self) { print($0) } }
}

@main
struct PagesApp: App {
  var body: some Scene {
    WindowGroup { Root(page: pick(from: Registry.pages)) }
  }
}
