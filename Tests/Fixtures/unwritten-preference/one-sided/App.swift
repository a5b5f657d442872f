// D6: a key that is set and never listened to, one that is listened to and never set, and one with both.
import SwiftUI

struct SetKey: PreferenceKey { // want unread-preference(SetKey)
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct HeardKey: PreferenceKey { // want unwritten-preference(HeardKey)
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct BothKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct UnusedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Screen: View {
  @State private var value = 0

  var body: some View {
    Text("screen")
      .preference(key: SetKey.self, value: 1)
      .transformPreference(BothKey.self) { $0 += 1 }
      .onPreferenceChange(HeardKey.self) { value = $0 }
      .onPreferenceChange(BothKey.self) { value = $0 }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
