// D.4: values come out of the child that fits.
import SwiftUI

struct HeardFitsKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostFitsKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct FittingHeardScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      ViewThatFits { Color.red.preference(key: HeardFitsKey.self, value: [1]) }
    }
    .onPreferenceChange(HeardFitsKey.self) { values = $0 }
  }
}

struct FittingLostScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      ViewThatFits { Color.red.preference(key: LostFitsKey.self, value: [1]) } // want non-child-preference(LostFitsKey)
      Text("beside").onPreferenceChange(LostFitsKey.self) { values = $0 } // want deaf-preference-listener(LostFitsKey)
    }
  }
}
