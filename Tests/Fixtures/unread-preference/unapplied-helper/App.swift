// D6: a helper that takes any key, and that nothing applies, hears and sets none.
import SwiftUI

struct HeardKey: PreferenceKey { // want unwritten-preference(HeardKey)
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct SetKey: PreferenceKey { // want unread-preference(SetKey)
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension View {
  func hearing<K: PreferenceKey>(_ key: K.Type) -> some View where K.Value: Equatable {
    onPreferenceChange(key) { print($0) }
  }
}

struct Setting<K: PreferenceKey>: ViewModifier {
  let key: K.Type
  let value: K.Value

  func body(content: Content) -> some View { content.preference(key: key, value: value) }
}

struct Root: View {
  var body: some View {
    Text("a")
      .preference(key: SetKey.self, value: 1)
      .onPreferenceChange(HeardKey.self) { print($0) }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Root() }
  }
}
