// D20: however the action is written, it is a listener.
import SwiftUI

struct D20CaptureKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D20NamedKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D20TaskKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D20DeafKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

func take(_ values: [Int]) { print(values) }

struct D20Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("capture").preference(key: D20CaptureKey.self, value: [1])
      Text("named").preference(key: D20NamedKey.self, value: [1])
      Text("task").preference(key: D20TaskKey.self, value: [1])
      Text("deaf")
        .onPreferenceChange(D20DeafKey.self) { [$values] new in $values.wrappedValue = new } // want deaf-preference-listener(D20DeafKey)
      Text("sets").preference(key: D20DeafKey.self, value: [1]) // want non-child-preference(D20DeafKey)
    }
    .onPreferenceChange(D20CaptureKey.self) { [$values] new in $values.wrappedValue = new }
    .onPreferenceChange(D20NamedKey.self, perform: take)
    .onPreferenceChange(D20TaskKey.self) { new in Task { @MainActor in values = new } }
  }
}
