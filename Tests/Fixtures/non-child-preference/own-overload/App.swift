// D8: an overload of the project that takes a closure is not meant where a value is given: the emitters stand at the
// calls of SwiftUI's modifier.
import SwiftUI

struct LetterKey: PreferenceKey {
  static let defaultValue: String? = nil
  static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}

struct ItemsKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

extension View {
  func preference<Key: PreferenceKey, V>(key: Key.Type, value: () -> [V]) -> some View
  where Key.Value == [V] {
    preference(key: Key.self, value: value())
  }
}

struct Bar: View {
  @State private var letter: String?

  var body: some View {
    HStack {
      Text("bar").preference(key: LetterKey.self, value: letter) // want non-child-preference(LetterKey)
      Text("beside").onPreferenceChange(LetterKey.self) { letter = $0 } // want deaf-preference-listener(LetterKey)
      Text("items").preference(key: ItemsKey.self) { [1, 2] }
    }
    .onPreferenceChange(ItemsKey.self) { print($0) }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Bar() }
  }
}
