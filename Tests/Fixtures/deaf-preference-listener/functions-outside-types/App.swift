// D7, D8: functions outside of types build views like others, whether a root is seen to show them or not. What comes out of
// one that is not seen somebody may hear.
import SwiftUI
import UIKit

struct RootKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct LooseKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct UnusedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

func shown() -> some View {
  VStack {
    Text("a").preference(key: RootKey.self, value: 1)  // want non-child-preference(RootKey)
    Text("b").onPreferenceChange(RootKey.self) { print($0) }  // want deaf-preference-listener(RootKey)
  }
}

func loose() -> some View {
  VStack {
    Text("a").preference(key: LooseKey.self, value: 1)
    Text("b").onPreferenceChange(LooseKey.self) { print($0) }  // want deaf-preference-listener(LooseKey)
  }
}

func unused() -> some View {
  VStack {
    Text("a").preference(key: UnusedKey.self, value: 1)
    Text("b").onPreferenceChange(UnusedKey.self) { print($0) }
  }
}

struct Loose: View {
  var body: some View { loose() }
}

struct Screen: View {
  var body: some View { shown() }
}

@main
struct LooseApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
