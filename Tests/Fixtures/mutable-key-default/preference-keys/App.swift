// D21: the default value of a preference key, too; one without a default value has that of an optional.
import SwiftUI

struct SharedKey: PreferenceKey {
  static var defaultValue: CGFloat = 0 // want mutable-key-default(SharedKey)
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct ConstantKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct ComputedKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct NilKey: PreferenceKey {
  typealias Value = CGFloat?
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}
