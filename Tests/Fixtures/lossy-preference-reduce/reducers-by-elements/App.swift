// What a 'reduce' takes out of a list or a tuple that it writes itself is the element it names; an operator of the
// project's own may change its left side.
import SwiftUI

struct EmptiedKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {  // want lossy-preference-reduce(EmptiedKey)
    value = []
    value.append(contentsOf: nextValue())
  }
}

struct LastKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {  // want lossy-preference-reduce(LastKey)
    value = [value, nextValue()].last!
  }
}

struct LoopKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {  // want lossy-preference-reduce(LoopKey)
    for next in [nextValue()] { value = next }
  }
}

struct SwapKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {  // want lossy-preference-reduce(SwapKey)
    (value, _) = (nextValue(), value)
  }
}

struct TupleKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {  // want lossy-preference-reduce(TupleKey)
    value = (nextValue(), value).0
  }
}

struct IndexKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {  // want lossy-preference-reduce(IndexKey)
    value = [value, nextValue()][1]
  }
}

struct FirstKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {  // want lossy-preference-reduce(FirstKey)
    value = [value, nextValue()].first!
  }
}

struct BothKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    for next in [value, nextValue()] { value += next }
  }
}

struct BreakKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    for next in [value, nextValue()] {
      if next.isEmpty { continue }
      value = next + value
    }
  }
}

struct OperatorKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value <+ nextValue()
  }
}

infix operator <+ : AssignmentPrecedence
func <+ (left: inout [Int], right: [Int]) { left = left + right }

extension View {
  func report<K: PreferenceKey>(_ key: K.Type) -> some View where K.Value == [Int] {
    VStack {
      Text("a").preference(key: key, value: [1])
      Text("b").preference(key: key, value: [2])
    }
    .onPreferenceChange(key) { print($0) }
  }
}

struct Root: View {
  var body: some View {
    VStack {
      Text("x").report(EmptiedKey.self)
      Text("x").report(LastKey.self)
      Text("x").report(LoopKey.self)
      Text("x").report(SwapKey.self)
      Text("x").report(TupleKey.self)
      Text("x").report(IndexKey.self)
      Text("x").report(FirstKey.self)
      Text("x").report(BothKey.self)
      Text("x").report(BreakKey.self)
      Text("x").report(OperatorKey.self)
    }
  }
}

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Root() } }
}
