// D18: hidden views keep their values; a hidden listener hears no more than another.
import SwiftUI

struct D18HiddenKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D18FaintKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D18DeafKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D18Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("hidden").preference(key: D18HiddenKey.self, value: [1]).hidden()
      Text("faint").preference(key: D18FaintKey.self, value: [1]).opacity(0)
      Text("sets").preference(key: D18DeafKey.self, value: [1]) // want non-child-preference(D18DeafKey)
      Text("deaf").onPreferenceChange(D18DeafKey.self) { values = $0 }.hidden() // want deaf-preference-listener(D18DeafKey)
    }
    .onPreferenceChange(D18HiddenKey.self) { values = $0 }
    .onPreferenceChange(D18FaintKey.self) { values = $0 }
  }
}
