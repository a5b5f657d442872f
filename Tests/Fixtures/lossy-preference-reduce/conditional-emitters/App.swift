// D10, D12, D13: where a value is set under a condition, the container of dynamic content behind it loses it whenever it is there. Two
// values under two conditions may never be there at once, what stands in another branch never is, and content that may be away with
// it loses nothing.
import SwiftUI

struct ThenKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(ThenKey)
}

struct OtherwiseKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(OtherwiseKey)
}

struct TwoKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct NestedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(NestedKey)
}

struct FirstKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}  // want lossy-preference-reduce(FirstKey)
}

struct LastKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct FollowedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

struct ApartKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct AloneKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct Screen: View {
  @State private var isOn = false
  @State private var isNew = false

  var body: some View {
    VStack {
      Group {
        VStack {
          if isOn { Text("a").preference(key: ThenKey.self, value: 1) }
          HStack { if isNew { Text("b") } }
        }
        .onPreferenceChange(ThenKey.self) { print($0) }
        VStack {
          if isOn { Text("a").preference(key: OtherwiseKey.self, value: 1) }
          HStack { if !isOn { Text("b") } }
        }
        .onPreferenceChange(OtherwiseKey.self) { print($0) }
        VStack {
          if isOn { Text("a").preference(key: TwoKey.self, value: 1) }
          if isNew { Text("a").preference(key: TwoKey.self, value: 1) }
        }
        .onPreferenceChange(TwoKey.self) { print($0) }
        VStack {
          if isOn {
            VStack {
              Text("a").preference(key: NestedKey.self, value: 1)
              HStack { if isNew { Text("b") } }
            }
          }
        }
        .onPreferenceChange(NestedKey.self) { print($0) }
        VStack {
          HStack { if isNew { Text("b") } }
          if isOn { Text("a").preference(key: FirstKey.self, value: 1) }
        }
        .onPreferenceChange(FirstKey.self) { print($0) }
      }
      Group {
        VStack {
          HStack { if isNew { Text("b") } }
          if isOn { Text("a").preference(key: LastKey.self, value: 1) }
        }
        .onPreferenceChange(LastKey.self) { print($0) }
        VStack {
          if isOn { Text("a").preference(key: FollowedKey.self, value: 1) }
          HStack { if isNew { Text("b") } }
        }
        .onPreferenceChange(FollowedKey.self) { print($0) }
        VStack {
          if isOn {
            Text("a").preference(key: ApartKey.self, value: 1)
          } else {
            VStack { if isNew { Text("b") } }
          }
        }
        .onPreferenceChange(ApartKey.self) { print($0) }
        VStack {
          if isOn { Text("a").preference(key: AloneKey.self, value: 1) }
          Text("b")
        }
        .onPreferenceChange(AloneKey.self) { print($0) }
      }
    }
  }
}

@main
struct KeysApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
