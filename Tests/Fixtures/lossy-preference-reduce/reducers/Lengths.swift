// Reducers of lengths.
import SwiftUI

struct LengthKey1: PreferenceKey {
  typealias Value = CGFloat
  static let defaultValue: CGFloat = .zero
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = Swift.max(value, nextValue())
  }
}

struct LengthKey2: PreferenceKey {
  typealias Value = CGFloat
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = .maximum(value, nextValue())
  }
}

struct LengthKey3: PreferenceKey {
  typealias Value = CGFloat
  static let defaultValue: CGFloat = 0 // want non-neutral-preference-default(LengthKey3)
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = CGFloat.minimum(value, nextValue())
  }
}

struct LengthKey4: PreferenceKey {
  typealias Value = CGFloat
  static let defaultValue: CGFloat = .greatestFiniteMagnitude
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = min(nextValue(), value)
  }
}

struct LengthKey5: PreferenceKey {
  typealias Value = CGFloat
  static let defaultValue: CGFloat = 10 // want non-neutral-preference-default(LengthKey5)
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value += nextValue()
  }
}

struct LengthKey6: PreferenceKey {
  typealias Value = CGFloat
  static let defaultValue: CGFloat = 10.0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct LengthKey7: PreferenceKey {
  typealias Value = CGFloat
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    let next = nextValue()
    if next > 0 { value = next }
  }
}

struct LengthKey8: PreferenceKey {
  typealias Value = CGFloat
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { // want lossy-preference-reduce(LengthKey8)
    _ = nextValue()
  }
}

struct LengthKey9: PreferenceKey {
  typealias Value = CGFloat
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { // want lossy-preference-reduce(LengthKey9)
    // nothing
  }
}

struct LengthKey10: PreferenceKey {
  typealias Value = CGFloat
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    let current = value
    let next = nextValue()
    let result: CGFloat
    if current < next { result = next } else { result = current }
    value = result
  }
}

struct LengthKey11: PreferenceKey {
  typealias Value = CGFloat
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { // want lossy-preference-reduce(LengthKey11)
    var copy = value
    copy = nextValue()
    value = copy
  }
}

struct LengthKey12: PreferenceKey {
  typealias Value = CGFloat
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = (value + nextValue()) / 2
  }
}

struct LengthKey13: PreferenceKey {
  typealias Value = CGFloat
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { // want lossy-preference-reduce(LengthKey13)
    value = round(nextValue())
  }
}
