// D21: a stored default that can change; `let` and a computed one are fine.
import SwiftUI

struct D21StoredKey: PreferenceKey {
  static var defaultValue = 0 // want mutable-key-default(D21StoredKey)
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct D21ConstantKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct D21ComputedKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct D21Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    Text("text")
      .preference(key: D21StoredKey.self, value: 1)
      .preference(key: D21ConstantKey.self, value: 1)
      .preference(key: D21ComputedKey.self, value: 1)
      .onPreferenceChange(D21StoredKey.self) { value = $0 }
      .onPreferenceChange(D21ConstantKey.self) { value = $0 }
      .onPreferenceChange(D21ComputedKey.self) { value = $0 }
  }
}
