// D.4: values come out of the root of a stack, to listeners outside it.
import SwiftUI

struct HeardNavigationStackKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostNavigationStackKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardNavigationViewKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostNavigationViewKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct RootsHeardScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      NavigationStack { Color.red.preference(key: HeardNavigationStackKey.self, value: [1]) }
    }
    .onPreferenceChange(HeardNavigationStackKey.self) { values = $0 }
    VStack {
      NavigationView { Color.red.preference(key: HeardNavigationViewKey.self, value: [1]) }
    }
    .onPreferenceChange(HeardNavigationViewKey.self) { values = $0 }
  }
}

struct RootsLostScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      NavigationStack { Color.red.preference(key: LostNavigationStackKey.self, value: [1]) } // want non-child-preference(LostNavigationStackKey)
      Text("beside").onPreferenceChange(LostNavigationStackKey.self) { values = $0 } // want deaf-preference-listener(LostNavigationStackKey)
    }
    VStack {
      NavigationView { Color.red.preference(key: LostNavigationViewKey.self, value: [1]) } // want non-child-preference(LostNavigationViewKey)
      Text("beside").onPreferenceChange(LostNavigationViewKey.self) { values = $0 } // want deaf-preference-listener(LostNavigationViewKey)
    }
  }
}
