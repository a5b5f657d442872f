// D.4: values come out of scroll views.
import SwiftUI

struct HeardScrollKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostScrollKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct ScrollingHeardScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      ScrollView { Color.red.preference(key: HeardScrollKey.self, value: [1]) }
    }
    .onPreferenceChange(HeardScrollKey.self) { values = $0 }
  }
}

struct ScrollingLostScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      ScrollView { Color.red.preference(key: LostScrollKey.self, value: [1]) } // want non-child-preference(LostScrollKey)
      Text("beside").onPreferenceChange(LostScrollKey.self) { values = $0 } // want deaf-preference-listener(LostScrollKey)
    }
  }
}
