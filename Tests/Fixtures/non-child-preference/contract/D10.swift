// D10: a container of dynamic content after the value contributes the default; one of static content does not.
import SwiftUI

struct D10DynamicKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } // want lossy-preference-reduce(D10DynamicKey)
}

struct D10StaticKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct D10Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      VStack {
        Text("sets").preference(key: D10DynamicKey.self, value: 1)
        HStack { if isOn { Text("on") } }
      }
      .onPreferenceChange(D10DynamicKey.self) { value = $0 }
      VStack {
        Text("sets").preference(key: D10StaticKey.self, value: 1)
        HStack { Text("static") }
      }
      .onPreferenceChange(D10StaticKey.self) { value = $0 }
    }
  }
}
