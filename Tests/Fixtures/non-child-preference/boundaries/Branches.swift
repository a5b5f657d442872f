// D.4, D10: values come out of branches and of every element.
import SwiftUI

struct HeardIfKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostIfKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardSwitchKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostSwitchKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardForEachKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostForEachKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeardOptionalKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostOptionalKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct BranchesHeardScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      if isOn { Color.red.preference(key: HeardIfKey.self, value: [1]) }
    }
    .onPreferenceChange(HeardIfKey.self) { values = $0 }
    VStack {
      switch isOn { case true: Color.red.preference(key: HeardSwitchKey.self, value: [1])
      case false: EmptyView() }
    }
    .onPreferenceChange(HeardSwitchKey.self) { values = $0 }
    VStack {
      ForEach(0..<3) { _ in Color.red.preference(key: HeardForEachKey.self, value: [1]) }
    }
    .onPreferenceChange(HeardForEachKey.self) { values = $0 }
    VStack {
      isOn ? Color.red.preference(key: HeardOptionalKey.self, value: [1]) : nil
    }
    .onPreferenceChange(HeardOptionalKey.self) { values = $0 }
  }
}

struct BranchesLostScreen: View {
  @State private var values: [Int] = []
  @State private var isOn = false

  @ViewBuilder var body: some View {
    VStack {
      if isOn { Color.red.preference(key: LostIfKey.self, value: [1]) } // want non-child-preference(LostIfKey)
      Text("beside").onPreferenceChange(LostIfKey.self) { values = $0 } // want deaf-preference-listener(LostIfKey)
    }
    VStack {
      switch isOn { case true: Color.red.preference(key: LostSwitchKey.self, value: [1]) // want non-child-preference(LostSwitchKey)
      case false: EmptyView() }
      Text("beside").onPreferenceChange(LostSwitchKey.self) { values = $0 } // want deaf-preference-listener(LostSwitchKey)
    }
    VStack {
      ForEach(0..<3) { _ in Color.red.preference(key: LostForEachKey.self, value: [1]) } // want non-child-preference(LostForEachKey)
      Text("beside").onPreferenceChange(LostForEachKey.self) { values = $0 } // want deaf-preference-listener(LostForEachKey)
    }
    VStack {
      isOn ? Color.red.preference(key: LostOptionalKey.self, value: [1]) : nil // want non-child-preference(LostOptionalKey)
      Text("beside").onPreferenceChange(LostOptionalKey.self) { values = $0 } // want deaf-preference-listener(LostOptionalKey)
    }
  }
}
