// D15: dynamic content in a background comes before the base, in an overlay after it.
import SwiftUI

struct D15OverlayKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } // want lossy-preference-reduce(D15OverlayKey)
}

struct D15BackgroundKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct D15Screen: View {
  @State private var values: [Int] = []
  @State private var value = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("base")
        .preference(key: D15OverlayKey.self, value: 1)
        .overlay { if isOn { Text("on") } }
        .onPreferenceChange(D15OverlayKey.self) { value = $0 }
      Text("base")
        .preference(key: D15BackgroundKey.self, value: 1)
        .background { if isOn { Text("on") } }
        .onPreferenceChange(D15BackgroundKey.self) { value = $0 }
    }
  }
}
