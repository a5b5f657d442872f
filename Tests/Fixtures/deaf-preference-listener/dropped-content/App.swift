// D6: content that a view is given and does not show sets nothing for anybody.
import SwiftUI

struct DroppedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct ShownKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Dropping<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { Text("nothing") }
}

struct Showing<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content }
}

struct Screen: View {
  var body: some View {
    Dropping { Text("a").preference(key: DroppedKey.self, value: 1) }
      .onPreferenceChange(DroppedKey.self) { print($0) }  // want deaf-preference-listener(DroppedKey)
    Showing { Text("b").preference(key: ShownKey.self, value: 1) }
      .onPreferenceChange(ShownKey.self) { print($0) }
  }
}

@main
struct DropApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
