// D1: a value replaces those below for who is outside; a listener between them hears the inner one.
import SwiftUI

struct D1HiddenKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D1BetweenKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D01Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      VStack {
        Text("row").preference(key: D1HiddenKey.self, value: [1]) // want overwritten-preference(D1HiddenKey)
      }
      .preference(key: D1HiddenKey.self, value: [2])
      .onPreferenceChange(D1HiddenKey.self) { values = $0 }
      VStack {
        Text("row").preference(key: D1BetweenKey.self, value: [1])
      }
      .onPreferenceChange(D1BetweenKey.self) { values = $0 }
      .preference(key: D1BetweenKey.self, value: [2])
      .padding()
      .onPreferenceChange(D1BetweenKey.self) { values = $0 }
    }
  }
}
