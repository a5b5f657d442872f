// D.4: values come out of the rows that are there.
import SwiftUI

struct HeardListKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostListKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardLazyStackKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostLazyStackKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardLazyGridKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostLazyGridKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct RowsHeardScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      List { Color.red.preference(key: HeardListKey.self, value: [1]) }
    }
    .onPreferenceChange(HeardListKey.self) { values = $0 }
    VStack {
      ScrollView { LazyVStack { Color.red.preference(key: HeardLazyStackKey.self, value: [1]) } }
    }
    .onPreferenceChange(HeardLazyStackKey.self) { values = $0 }
    VStack {
      ScrollView { LazyHGrid(rows: []) { Color.red.preference(key: HeardLazyGridKey.self, value: [1]) } }
    }
    .onPreferenceChange(HeardLazyGridKey.self) { values = $0 }
  }
}

struct RowsLostScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      List { Color.red.preference(key: LostListKey.self, value: [1]) } // want non-child-preference(LostListKey)
      Text("beside").onPreferenceChange(LostListKey.self) { values = $0 } // want deaf-preference-listener(LostListKey)
    }
    VStack {
      ScrollView { LazyVStack { Color.red.preference(key: LostLazyStackKey.self, value: [1]) } } // want non-child-preference(LostLazyStackKey)
      Text("beside").onPreferenceChange(LostLazyStackKey.self) { values = $0 } // want deaf-preference-listener(LostLazyStackKey)
    }
    VStack {
      ScrollView { LazyHGrid(rows: []) { Color.red.preference(key: LostLazyGridKey.self, value: [1]) } } // want non-child-preference(LostLazyGridKey)
      Text("beside").onPreferenceChange(LostLazyGridKey.self) { values = $0 } // want deaf-preference-listener(LostLazyGridKey)
    }
  }
}
