// D4: an anchor of a container hides those below; a transform of anchors keeps them.
import SwiftUI

struct D4HiddenKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D4KeptKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct D04Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      VStack {
        Text("row").anchorPreference(key: D4HiddenKey.self, value: .bounds) { _ in [1] } // want overwritten-preference(D4HiddenKey)
      }
      .anchorPreference(key: D4HiddenKey.self, value: .bounds) { _ in [2] }
      .overlayPreferenceValue(D4HiddenKey.self) { _ in Color.red }
      VStack {
        Text("row").anchorPreference(key: D4KeptKey.self, value: .bounds) { _ in [1] }
      }
      .transformAnchorPreference(key: D4KeptKey.self, value: .bounds) { $0.append(2); _ = $1 }
      .overlayPreferenceValue(D4KeptKey.self) { _ in Color.red }
    }
  }
}
