// D17: a geometry reader passes the values of its content on; a listener in it hears only its own content.
import SwiftUI

struct D17OutsideKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D17InsideKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D17Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      GeometryReader { proxy in
        Color.red.preference(key: D17OutsideKey.self, value: [Int(proxy.size.width)])
      }
      .onPreferenceChange(D17OutsideKey.self) { values = $0 }
      GeometryReader { _ in
        Color.red.onPreferenceChange(D17InsideKey.self) { values = $0 } // want deaf-preference-listener(D17InsideKey)
      }
      .preference(key: D17InsideKey.self, value: [1]) // want non-child-preference(D17InsideKey)
    }
  }
}
