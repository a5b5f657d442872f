// Reducers of optional values.
import SwiftUI

struct OptionalKey1: PreferenceKey {
  typealias Value = Int?
  static let defaultValue: Int? = nil
  static func reduce(value: inout Int?, nextValue: () -> Int?) {
    value = nextValue() ?? value
  }
}

struct OptionalKey2: PreferenceKey {
  typealias Value = Int?
  static let defaultValue: Int? = nil
  static func reduce(value: inout Int?, nextValue: () -> Int?) {
    value = value ?? nextValue()
  }
}

struct OptionalKey3: PreferenceKey {
  typealias Value = Int?
  static let defaultValue: Int? = nil
  static func reduce(value: inout Int?, nextValue: () -> Int?) {
    if let v = nextValue() { value = v }
  }
}

struct OptionalKey4: PreferenceKey {
  typealias Value = Int?
  static var defaultValue: Int? // want mutable-key-default(OptionalKey4)
  static func reduce(value: inout Int?, nextValue: () -> Int?) {
    guard let n = nextValue() else { return }
    value = max(value ?? 0, n)
  }
}

struct OptionalKey5: PreferenceKey {
  typealias Value = Int?
  static var defaultValue: Int? { nil }
  static func reduce(value: inout Int?, nextValue: () -> Int?) {
    switch (value, nextValue()) { case (nil, let n): value = n
    case (let v?, let n?): value = v + n; default: break }
  }
}

struct OptionalKey6: PreferenceKey {
  typealias Value = Int?
  static var defaultValue: Int? { nil }
  static func reduce(value: inout Int?, nextValue: () -> Int?) {
    value = nextValue().map { max(value ?? $0, $0) } ?? value
  }
}

struct OptionalKey7: PreferenceKey {
  typealias Value = Int?
  static var defaultValue: Int? { nil }
  static func reduce(value: inout Int?, nextValue: () -> Int?) {
    if value == nil { value = nextValue() }
  }
}

struct OptionalKey8: PreferenceKey {
  typealias Value = Int?
  static var defaultValue: Int? { nil }
  static func reduce(value: inout Int?, nextValue: () -> Int?) {
    guard value == nil else { return }
    value = nextValue()
  }
}

struct OptionalKey9: PreferenceKey {
  typealias Value = Int?
  static var defaultValue: Int? { nil }
  static func reduce(value: inout Int?, nextValue: () -> Int?) {
    value = [value, nextValue()].compactMap { $0 }.max()
  }
}

struct OptionalKey10: PreferenceKey {
  typealias Value = Int?
  static var defaultValue: Int? { nil }
  static func reduce(value: inout Int?, nextValue: () -> Int?) {
    if let next = nextValue(), next > (value ?? 0) { value = next }
  }
}

struct OptionalKey11: PreferenceKey {
  typealias Value = Int?
  static var defaultValue: Int? { nil }
  static func reduce(value: inout Int?, nextValue: () -> Int?) { // want lossy-preference-reduce(OptionalKey11)
    value = nextValue()
  }
}

struct OptionalKey12: PreferenceKey {
  typealias Value = Int?
  static var defaultValue: Int? { nil }
  static func reduce(value: inout Int?, nextValue: () -> Int?) { // want lossy-preference-reduce(OptionalKey12)
    if let n = nextValue() { value = n } else { value = nil }
  }
}
