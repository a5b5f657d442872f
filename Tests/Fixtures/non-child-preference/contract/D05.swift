// D5: a listener passes the value on, so that both hear it.
import SwiftUI

struct D5Key: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D5DeafKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D05Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("twice")
        .preference(key: D5Key.self, value: [1])
        .onPreferenceChange(D5Key.self) { values = $0 }
        .padding()
        .onPreferenceChange(D5Key.self) { values = $0 }
      Text("inner")
        .onPreferenceChange(D5DeafKey.self) { values = $0 } // want deaf-preference-listener(D5DeafKey)
        .overlay(Color.red.preference(key: D5DeafKey.self, value: [1]))
        .onPreferenceChange(D5DeafKey.self) { values = $0 }
    }
  }
}
