// D19: a view with a transition is heard while it is there; its listener hears nothing of one beside it.
import SwiftUI

struct D19InKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D19OutKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D19Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      if isOn { Text("in").preference(key: D19InKey.self, value: [1]).transition(.opacity) }
      if isOn { Text("out").onPreferenceChange(D19OutKey.self) { values = $0 }.transition(.opacity) } // want deaf-preference-listener(D19OutKey)
      Text("beside").preference(key: D19OutKey.self, value: [1]) // want non-child-preference(D19OutKey)
    }
    .onPreferenceChange(D19InKey.self) { values = $0 }
  }
}
