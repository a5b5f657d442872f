// D.4: values come out of the tab that is shown.
import SwiftUI

struct HeardTabKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostTabKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct TabsHeardScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      TabView { Color.red.preference(key: HeardTabKey.self, value: [1]) }
    }
    .onPreferenceChange(HeardTabKey.self) { values = $0 }
  }
}

struct TabsLostScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      TabView { Color.red.preference(key: LostTabKey.self, value: [1]) } // want non-child-preference(LostTabKey)
      Text("beside").onPreferenceChange(LostTabKey.self) { values = $0 } // want deaf-preference-listener(LostTabKey)
    }
  }
}
