// D17, D18: values come out of geometry readers and hidden views.
import SwiftUI

struct HeardReaderKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostReaderKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardHiddenKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostHiddenKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardFaintKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostFaintKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct GeometryHeardScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      GeometryReader { _ in Color.red.preference(key: HeardReaderKey.self, value: [1]) }
    }
    .onPreferenceChange(HeardReaderKey.self) { values = $0 }
    VStack {
      Color.red.preference(key: HeardHiddenKey.self, value: [1]).hidden()
    }
    .onPreferenceChange(HeardHiddenKey.self) { values = $0 }
    VStack {
      Color.red.preference(key: HeardFaintKey.self, value: [1]).opacity(0)
    }
    .onPreferenceChange(HeardFaintKey.self) { values = $0 }
  }
}

struct GeometryLostScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      GeometryReader { _ in Color.red.preference(key: LostReaderKey.self, value: [1]) } // want non-child-preference(LostReaderKey)
      Text("beside").onPreferenceChange(LostReaderKey.self) { values = $0 } // want deaf-preference-listener(LostReaderKey)
    }
    VStack {
      Color.red.preference(key: LostHiddenKey.self, value: [1]).hidden() // want non-child-preference(LostHiddenKey)
      Text("beside").onPreferenceChange(LostHiddenKey.self) { values = $0 } // want deaf-preference-listener(LostHiddenKey)
    }
    VStack {
      Color.red.preference(key: LostFaintKey.self, value: [1]).opacity(0) // want non-child-preference(LostFaintKey)
      Text("beside").onPreferenceChange(LostFaintKey.self) { values = $0 } // want deaf-preference-listener(LostFaintKey)
    }
  }
}
