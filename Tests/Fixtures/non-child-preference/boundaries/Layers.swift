// D.4, D16: values come out of layers.
import SwiftUI

struct HeardOverlayKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostOverlayKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardBackgroundKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostBackgroundKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardMaskKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostMaskKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardInsetKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostInsetKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LayersHeardScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      Text("base").overlay { Color.red.preference(key: HeardOverlayKey.self, value: [1]) }
    }
    .onPreferenceChange(HeardOverlayKey.self) { values = $0 }
    VStack {
      Text("base").background(Color.red.preference(key: HeardBackgroundKey.self, value: [1]))
    }
    .onPreferenceChange(HeardBackgroundKey.self) { values = $0 }
    VStack {
      Text("base").mask { Color.red.preference(key: HeardMaskKey.self, value: [1]) }
    }
    .onPreferenceChange(HeardMaskKey.self) { values = $0 }
    VStack {
      Text("base").safeAreaInset(edge: .top) { Color.red.preference(key: HeardInsetKey.self, value: [1]) }
    }
    .onPreferenceChange(HeardInsetKey.self) { values = $0 }
  }
}

struct LayersLostScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      Text("base").overlay { Color.red.preference(key: LostOverlayKey.self, value: [1]) } // want non-child-preference(LostOverlayKey)
      Text("beside").onPreferenceChange(LostOverlayKey.self) { values = $0 } // want deaf-preference-listener(LostOverlayKey)
    }
    VStack {
      Text("base").background(Color.red.preference(key: LostBackgroundKey.self, value: [1])) // want non-child-preference(LostBackgroundKey)
      Text("beside").onPreferenceChange(LostBackgroundKey.self) { values = $0 } // want deaf-preference-listener(LostBackgroundKey)
    }
    VStack {
      Text("base").mask { Color.red.preference(key: LostMaskKey.self, value: [1]) } // want non-child-preference(LostMaskKey)
      Text("beside").onPreferenceChange(LostMaskKey.self) { values = $0 } // want deaf-preference-listener(LostMaskKey)
    }
    VStack {
      Text("base").safeAreaInset(edge: .top) { Color.red.preference(key: LostInsetKey.self, value: [1]) } // want non-child-preference(LostInsetKey)
      Text("beside").onPreferenceChange(LostInsetKey.self) { values = $0 } // want deaf-preference-listener(LostInsetKey)
    }
  }
}
