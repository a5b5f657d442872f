// D16: values come out of layers; the base does not hear those of its own layers.
import SwiftUI

struct D16OverlayKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D16BackgroundKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D16InnerKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D16Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    Text("base")
      .onPreferenceChange(D16InnerKey.self) { values = $0 } // want deaf-preference-listener(D16InnerKey)
      .overlay(Color.red.preference(key: D16InnerKey.self, value: [1])) // want non-child-preference(D16InnerKey)
      .overlay(Color.red.preference(key: D16OverlayKey.self, value: [1]))
      .background(Color.red.preference(key: D16BackgroundKey.self, value: [1]))
      .onPreferenceChange(D16OverlayKey.self) { values = $0 }
      .onPreferenceChange(D16BackgroundKey.self) { values = $0 }
  }
}
