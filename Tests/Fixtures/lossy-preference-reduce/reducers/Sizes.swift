// Reducers of sizes.
import SwiftUI

struct SizeKey1: PreferenceKey {
  typealias Value = CGSize
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let n = nextValue()
    value = CGSize(width: value.width + n.width, height: max(value.height, n.height))
  }
}

struct SizeKey2: PreferenceKey {
  typealias Value = CGSize
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { // want lossy-preference-reduce(SizeKey2)
    let n = nextValue()
    value = CGSize(width: n.width, height: n.height)
  }
}

struct SizeKey3: PreferenceKey {
  typealias Value = CGSize
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    value = max(value, nextValue(), by: { $0.height })
  }
  static func max<T>(_ a: T, _ b: T, by f: (T) -> CGFloat) -> T { f(a) > f(b) ? a : b }
}

struct SizeKey4: PreferenceKey {
  typealias Value = CGSize
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    value = bigger(value, nextValue())
  }
  static func bigger(_ a: CGSize, _ b: CGSize) -> CGSize { if a.width * a.height > b.width * b.height { return a }; return b }
}

struct SizeKey5: PreferenceKey {
  typealias Value = CGSize
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { // want lossy-preference-reduce(SizeKey5)
    value = latest(value, nextValue())
  }
  static func latest(_ a: CGSize, _ b: CGSize) -> CGSize { let c = b
 return c }
}
