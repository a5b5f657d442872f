// D8: a listener beside what sets the value hears nothing, one around both does.
import SwiftUI

struct D8BesideKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D8AroundKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D08Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      HStack {
        Text("sets").preference(key: D8BesideKey.self, value: [1]) // want non-child-preference(D8BesideKey)
        Text("hears").onPreferenceChange(D8BesideKey.self) { values = $0 } // want deaf-preference-listener(D8BesideKey)
      }
      HStack {
        Text("sets").preference(key: D8AroundKey.self, value: [1])
        Text("beside")
      }
      .onPreferenceChange(D8AroundKey.self) { values = $0 }
    }
  }
}
