// D12: a plain overwrite keeps only the last of the elements; with one static value it is harmless.
import SwiftUI

struct D12EachKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } // want lossy-preference-reduce(D12EachKey)
}

struct D12OneKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct D12Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      VStack {
        ForEach(values, id: \.self) { Text("item").preference(key: D12EachKey.self, value: $0) }
      }
      .onPreferenceChange(D12EachKey.self) { value = $0 }
      Text("one")
        .preference(key: D12OneKey.self, value: 1)
        .onPreferenceChange(D12OneKey.self) { value = $0 }
    }
  }
}
