// D13: a reducer that ignores the next value keeps only the first of two; dynamic content after one does no harm.
import SwiftUI

struct D13TwoKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {} // want lossy-preference-reduce(D13TwoKey)
}

struct D13OneKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

struct D13Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      VStack {
        Text("sets").preference(key: D13TwoKey.self, value: 1)
        Text("sets").preference(key: D13TwoKey.self, value: 2)
      }
      .onPreferenceChange(D13TwoKey.self) { value = $0 }
      VStack {
        Text("sets").preference(key: D13OneKey.self, value: 1)
        if isOn { Text("on") }
      }
      .onPreferenceChange(D13OneKey.self) { value = $0 }
    }
  }
}
