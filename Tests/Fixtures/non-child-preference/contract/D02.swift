// D2: of two values on one chain the later is heard, unless a listener stands between them.
import SwiftUI

struct D2LaterKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D2BetweenKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D02Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("chain")
        .preference(key: D2LaterKey.self, value: [1]) // want overwritten-preference(D2LaterKey)
        .preference(key: D2LaterKey.self, value: [2])
        .onPreferenceChange(D2LaterKey.self) { values = $0 }
      Text("chain")
        .preference(key: D2BetweenKey.self, value: [1])
        .onPreferenceChange(D2BetweenKey.self) { values = $0 }
        .preference(key: D2BetweenKey.self, value: [2])
        .onPreferenceChange(D2BetweenKey.self) { values = $0 }
    }
  }
}
