// D5–D7: a listener above content that its view is given hears what all places give that build the view, though no root
// shows them in a way that is followed; given unknown content, it is not judged.
import SwiftUI

struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Frame<Content: View>: View {
  @ViewBuilder var content: () -> Content

  var body: some View {
    content()
      .onPreferenceChange(CountKey.self) { print($0) } // want deaf-preference-listener(CountKey)
      .preference(key: CountKey.self, value: 1)
  }
}

struct Card<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content.onPreferenceChange(CountKey.self) { print($0) } }
}

struct Shelf<Content: View>: View {
  let content: Content

  var body: some View { content.onPreferenceChange(CountKey.self) { print($0) } }
}

extension View {
  func counting() -> some View {
    onPreferenceChange(CountKey.self) { print($0) } // want deaf-preference-listener(CountKey)
  }
}

struct Plain: View {
  let isOn: Bool

  var body: some View {
    Frame { if isOn { Text("plain").counting() } else { Image("plain") } }
    Card { Text("set").preference(key: CountKey.self, value: 1) }
  }
}

struct Wrapping<Content: View>: View {
  let content: Content

  var body: some View {
    Frame { Label("wrapping", image: "w") }
      .onPreferenceChange(CountKey.self) { print($0) }
    Card { Text("nothing") }
    Shelf(content: content)
  }
}

enum Pages {
  static func plain() -> AnyView { AnyView(Plain(isOn: true)) }

  static func wrapping<Content: View>(_ content: Content) -> AnyView {
    AnyView(Wrapping(content: content))
  }
}

struct Root: View {
  let page: AnyView

  var body: some View { page }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Root(page: registeredPage()) }
  }
}
