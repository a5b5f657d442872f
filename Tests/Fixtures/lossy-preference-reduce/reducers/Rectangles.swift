// Reducers of rectangles.
import SwiftUI

struct RectangleKey1: PreferenceKey {
  typealias Value = CGRect
  static let defaultValue: CGRect = .null
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    value = value.union(nextValue())
  }
}

struct RectangleKey2: PreferenceKey {
  typealias Value = CGRect
  static let defaultValue = CGRect() // want non-neutral-preference-default(RectangleKey2)
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    value = nextValue().union(value)
  }
}

struct RectangleKey3: PreferenceKey {
  typealias Value = CGRect
  static var defaultValue: CGRect { CGRect.zero }
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) { // want lossy-preference-reduce(RectangleKey3)
    value = nextValue()
  }
}

struct RectangleKey4: PreferenceKey {
  typealias Value = CGRect
  static var defaultValue: CGRect { return .zero } // want non-neutral-preference-default(RectangleKey4)
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    value = value.union(nextValue())
  }
}

struct RectangleKey5: PreferenceKey {
  typealias Value = CGRect
  static let defaultValue: CGRect = .zero
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    let n = nextValue()
    value = n == .zero ? value : n
  }
}

struct RectangleKey6: PreferenceKey {
  typealias Value = CGRect
  static let defaultValue: CGRect = .zero
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    let n = nextValue()
    if n != .zero { value = n }
  }
}

struct RectangleKey7: PreferenceKey {
  typealias Value = CGRect
  static let defaultValue: CGRect = .zero
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    value = (value == .zero) ? nextValue() : value.union(nextValue())
  }
}

struct RectangleKey8: PreferenceKey {
  typealias Value = CGRect
  static let defaultValue: CGRect = .zero
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    value.size.height += nextValue().height
  }
}
