// D14: which default leaves what is combined as it is. Judged on the declaration alone.
import SwiftUI

struct SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct CountKey: PreferenceKey {
  static let defaultValue = 1 // want non-neutral-preference-default(CountKey)
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct LeastKey: PreferenceKey {
  static let defaultValue: CGFloat = 0 // want non-neutral-preference-default(LeastKey)
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = min(value, nextValue())
  }
}

struct InfinityKey: PreferenceKey {
  static let defaultValue: CGFloat = .infinity
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = min(value, nextValue())
  }
}

struct ListKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value.append(contentsOf: nextValue())
  }
}

struct FilledKey: PreferenceKey {
  static var defaultValue: [String] { ["none"] } // want non-neutral-preference-default(FilledKey)
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value.append(contentsOf: nextValue())
  }
}

struct AnyKey: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

struct StuckKey: PreferenceKey {
  static let defaultValue = true // want non-neutral-preference-default(StuckKey)
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

struct AllKey: PreferenceKey {
  static let defaultValue = true
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value && nextValue() }
}

struct NeverKey: PreferenceKey {
  static let defaultValue = false // want non-neutral-preference-default(NeverKey)
  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    let next = nextValue()
    value = value && next
  }
}

struct FrameKey: PreferenceKey {
  static let defaultValue = CGRect.null
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    value = value.union(nextValue())
  }
}

struct OriginKey: PreferenceKey {
  static let defaultValue: CGRect = .zero // want non-neutral-preference-default(OriginKey)
  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    value = value.union(nextValue())
  }
}

struct NamesKey: PreferenceKey {
  static let defaultValue: Set<String> = []
  static func reduce(value: inout Set<String>, nextValue: () -> Set<String>) {
    value.formUnion(nextValue())
  }
}

struct SizesKey: PreferenceKey {
  static let defaultValue: [String: Int] = [:]
  static func reduce(value: inout [String: Int], nextValue: () -> [String: Int]) {
    value.merge(nextValue()) { $1 }
  }
}

struct NextKey: PreferenceKey {
  static let defaultValue = 7
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct NilKey: PreferenceKey {
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}
