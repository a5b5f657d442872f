// D.1: an alias is the key that it names, nested keys are keys of their own, each specialisation of a generic key is one,
// and keys of SwiftUI are nobody's concern.
import SwiftUI

struct BaseKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

typealias AliasKey = BaseKey

enum Left {
  struct Key: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}

enum Right {
  struct Key: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}

struct TagKey<Tag>: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct First {}

struct Second {}

struct Screen: View {
  @State private var value = 0

  var body: some View {
    VStack {
      Text("alias")
        .preference(key: AliasKey.self, value: 1)
        .navigationTitle("title")
        .preferredColorScheme(.dark)
      Text("nested").preference(key: Left.Key.self, value: 1)
      Text("generic").preference(key: TagKey<First>.self, value: 1)
    }
    .onPreferenceChange(BaseKey.self) { value = $0 }
    .onPreferenceChange(Left.Key.self) { value = $0 }
    .onPreferenceChange(TagKey<First>.self) { value = $0 }
    .background {
      Text("apart")
        .preference(key: Right.Key.self, value: 1) // want non-child-preference(Right.Key)
        .preference(key: TagKey<Second>.self, value: 1) // want non-child-preference(TagKey<Second>)
    }
    .overlay {
      Text("deaf")
        .onPreferenceChange(Right.Key.self) { value = $0 } // want deaf-preference-listener(Right.Key)
        .onPreferenceChange(TagKey<Second>.self) { value = $0 } // want deaf-preference-listener(TagKey<Second>)
    }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
