// D7: a listener hears what stands before it in the chain, layers included.
import SwiftUI

struct D7LateKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D7EarlyKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D7LayerKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D07Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    Text("chain")
      .onPreferenceChange(D7LateKey.self) { values = $0 } // want deaf-preference-listener(D7LateKey)
      .preference(key: D7LateKey.self, value: [1]) // want non-child-preference(D7LateKey)
      .preference(key: D7EarlyKey.self, value: [1])
      .onPreferenceChange(D7EarlyKey.self) { values = $0 }
      .background(Color.red.preference(key: D7LayerKey.self, value: [1]))
      .onPreferenceChange(D7LayerKey.self) { values = $0 }
  }
}
