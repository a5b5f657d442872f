// Reducers of flags.
import SwiftUI

struct FlagKey1: PreferenceKey {
  typealias Value = Bool
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

struct FlagKey2: PreferenceKey {
  typealias Value = Bool
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    if nextValue() { value = true }
  }
}

struct FlagKey3: PreferenceKey {
  typealias Value = Bool
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue() ? true : value
  }
}

struct FlagKey4: PreferenceKey {
  typealias Value = Bool
  static let defaultValue = true
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    if !nextValue() { value = false }
  }
}

struct FlagKey5: PreferenceKey {
  typealias Value = Bool
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = [value, nextValue()].contains(true)
  }
}

struct FlagKey6: PreferenceKey {
  typealias Value = Bool
  static let defaultValue = true
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value && nextValue()
  }
}

struct FlagKey7: PreferenceKey {
  typealias Value = Bool
  static let defaultValue = false // want non-neutral-preference-default(FlagKey7)
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value && nextValue()
  }
}

struct FlagKey8: PreferenceKey {
  typealias Value = Bool
  static let defaultValue: Bool = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = !value ? nextValue() : value
  }
}

struct FlagKey9: PreferenceKey {
  typealias Value = Bool
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    guard !value else { return }
    value = nextValue()
  }
}

extension Bool { static func |= (a: inout Bool, b: Bool) { a = a || b } }

struct FlagKey10: PreferenceKey {
  typealias Value = Bool
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value |= nextValue()
  }
}
