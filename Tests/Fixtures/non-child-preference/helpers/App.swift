// D.1: emitters and listeners in extensions, modifiers and generic functions with a `K.Type`. A helper that one view calls
// inside a listener and another outside is judged for each.
import SwiftUI

struct SizeKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct EdgeKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct Reporting: ViewModifier {
  var value: Int

  func body(content: Content) -> some View {
    content.preference(key: SizeKey.self, value: value) // want non-child-preference(SizeKey)
  }
}

extension View {
  func reports(_ value: Int) -> some View { modifier(Reporting(value: value)) }

  func emits<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) -> some View {
    background { Color.clear.preference(key: key, value: value) }
  }

  func hears<K: PreferenceKey>(
    _ key: K.Type, _ action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    onPreferenceChange(key, perform: action)
  }

  func readsSize(_ action: @escaping (Int) -> Void) -> some View {
    reports(7).onPreferenceChange(SizeKey.self, perform: action)
  }
}

struct Screen: View {
  @State private var value = 0

  var body: some View {
    VStack {
      VStack { Text("in").reports(1).emits(EdgeKey.self, 2) }
        .hears(SizeKey.self) { value = $0 }
        .hears(EdgeKey.self) { value = $0 }
      Text("out").reports(3)
      Text("own").readsSize { value = $0 }
    }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
