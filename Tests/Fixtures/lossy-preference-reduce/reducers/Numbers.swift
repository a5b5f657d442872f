// Reducers of whole numbers.
import SwiftUI

struct NumberKey1: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { // want lossy-preference-reduce(NumberKey1)
    value = nextValue()
  }
}

struct NumberKey2: PreferenceKey {
  typealias Value = Int
  static var defaultValue: Value { .init() }
  static func reduce(value: inout Int, nextValue: () -> Int) {
    value = max(nextValue(), value)
  }
}

struct NumberKey3: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    value = nextValue() > value ? nextValue() : value
  }
}

struct NumberKey4: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    let n = nextValue()
    value = n != 0 ? n : value
  }
}

struct NumberKey5: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    let n = nextValue()
    guard n != 0 else { return }
    value = n
  }
}

struct NumberKey6: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    guard value == 0 else { return }
    value = nextValue()
  }
}

struct NumberKey7: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    if value == defaultValue { value = nextValue() }
  }
}

struct NumberKey8: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    let next = nextValue()
    if next == Self.defaultValue { return }
    value = next
  }
}

struct NumberKey9: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { // want lossy-preference-reduce(NumberKey9)
    defer { value = nextValue() }
    print("x")
  }
}

struct NumberKey10: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    let old = value
    defer { value += old }
    value = nextValue()
  }
}

struct NumberKey11: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    combine(&value, with: nextValue)
  }
  static func combine(_ a: inout Int, with b: () -> Int) { a += b() }
}

struct NumberKey12: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { // want lossy-preference-reduce(NumberKey12)
    take(&value, nextValue)
  }
  private static func take(_ a: inout Int, _ b: () -> Int) { a = b() }
}

func replaceAll<T>(_ a: inout T, _ b: T) { a = b }

struct NumberKey13: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { // want lossy-preference-reduce(NumberKey13)
    replaceAll(&value, nextValue())
  }
}

func swap2(_ a: inout Int, _ b: Int) { a = Swift.max(a, b) }

struct NumberKey14: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    swap2(&value, nextValue())
  }
}

struct NumberKey15: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Value, nextValue: () -> Value) { // want lossy-preference-reduce(NumberKey15)
    value = nextValue()
  }
}

struct NumberKey16: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value) {
    value = value &+ nextValue()
  }
}

struct NumberKey17: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  public static func reduce(value lhs: inout Int, nextValue rhs: () -> Int) { // want lossy-preference-reduce(NumberKey17)
    lhs = rhs()
  }
}

struct NumberKey18: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { // want lossy-preference-reduce(NumberKey18)
    do { value = nextValue() }
  }
}

struct NumberKey19: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    #if DEBUG
    value = nextValue()
    #else
    value += nextValue()
    #endif
  }
}

struct NumberKey20: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { // want lossy-preference-reduce(NumberKey20)
    (value) = (nextValue())
  }
}

struct NumberKey21: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { // want lossy-preference-reduce(NumberKey21)
    let n = nextValue
    value = n()
  }
}

struct NumberKey22: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { // want lossy-preference-reduce(NumberKey22)
    let n = nextValue()
    if n == value { return }
    value = n
  }
}

struct NumberKey23: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { // want lossy-preference-reduce(NumberKey23)
    let n = nextValue()
    guard n != value else { return }
    value = n
  }
}

struct NumberKey24: PreferenceKey {
  typealias Value = Int
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { // want lossy-preference-reduce(NumberKey24)
    if value != nextValue() { value = nextValue() }
  }
}
