// D3: a transform keeps the value below, and sets one where there is none; where it stands outside the listener it is not heard.
import SwiftUI

struct D3KeptKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D3AloneKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D3OutsideKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D03Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("kept")
        .preference(key: D3KeptKey.self, value: [1])
        .transformPreference(D3KeptKey.self) { $0.append(2) }
        .onPreferenceChange(D3KeptKey.self) { values = $0 }
      Text("alone")
        .transformPreference(D3AloneKey.self) { $0.append(1) }
        .onPreferenceChange(D3AloneKey.self) { values = $0 }
      Text("outside")
        .onPreferenceChange(D3OutsideKey.self) { values = $0 } // want deaf-preference-listener(D3OutsideKey)
        .transformPreference(D3OutsideKey.self) { $0.append(1) } // want non-child-preference(D3OutsideKey)
    }
  }
}
