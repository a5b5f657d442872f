// D9, D12, D13: what a `reduce` keeps where two emitters meet, in the forms in which it is written. Only those that keep
// nothing but the last or the first value lose one; a choice of what is there is meant.
import SwiftUI

struct Pair<K: PreferenceKey>: View where K.Value: Equatable {
  var first: K.Value
  var second: K.Value
  var action: (K.Value) -> Void

  var body: some View {
    VStack {
      Text("first").preference(key: K.self, value: first)
      Text("second").preference(key: K.self, value: second)
    }
    .onPreferenceChange(K.self, perform: action)
  }
}

struct LastKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } // want lossy-preference-reduce(LastKey)
}

struct LocalKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { // want lossy-preference-reduce(LocalKey)
    let next = nextValue()
    value = next
  }
}

struct EmptyKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {} // want lossy-preference-reduce(EmptyKey)
}

struct IgnoringKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value _: inout Int, nextValue: () -> Int) { _ = nextValue() } // want lossy-preference-reduce(IgnoringKey)
}

struct HelperKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = newest(value, nextValue()) } // want lossy-preference-reduce(HelperKey)
  static func newest(_ old: Int, _ new: Int) -> Int { new }
}

struct SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct LongSumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value accumulated: inout Int, nextValue next: () -> Int) {
    let sum = accumulated + next()
    accumulated = sum
  }
}

struct MaxKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    let next = nextValue()
    if next > value { value = next }
  }
}

struct GuardKey: PreferenceKey {
  static let defaultValue: Int? = nil
  static func reduce(value: inout Int?, nextValue: () -> Int?) {
    guard let next = nextValue() else { return }
    value = next
  }
}

struct FirstThereKey: PreferenceKey {
  static let defaultValue: Int? = nil
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}

struct LastThereKey: PreferenceKey {
  static let defaultValue: Int? = nil
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() ?? value }
}

struct BindingKey: PreferenceKey {
  static let defaultValue: Int? = nil
  static func reduce(value: inout Int?, nextValue: () -> Int?) {
    if let next = nextValue() { value = next }
  }
}

struct LoopKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    for element in nextValue() { value.append(element) }
  }
}

struct MergeKey: PreferenceKey {
  static let defaultValue: [Int: Int] = [:]
  static func reduce(value: inout [Int: Int], nextValue: () -> [Int: Int]) {
    value.merge(nextValue()) { $1 }
  }
}

struct SizeKey: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    value = CGSize(width: max(value.width, next.width), height: max(value.height, next.height))
  }
}

struct MemberKey: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    value.width = max(value.width, next.width)
    value.height += next.height
  }
}

struct ByReferenceKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { collect(&value, nextValue()) }
  static func collect(_ values: inout [Int], _ more: [Int]) { values += more }
}

struct Screen: View {
  @State private var numbers: [Int] = []

  var body: some View {
    VStack {
      Group {
        Pair<LastKey>(first: 1, second: 2) { numbers = [$0] }
        Pair<LocalKey>(first: 1, second: 2) { numbers = [$0] }
        Pair<EmptyKey>(first: 1, second: 2) { numbers = [$0] }
        Pair<IgnoringKey>(first: 1, second: 2) { numbers = [$0] }
        Pair<HelperKey>(first: 1, second: 2) { numbers = [$0] }
        Pair<SumKey>(first: 1, second: 2) { numbers = [$0] }
        Pair<LongSumKey>(first: 1, second: 2) { numbers = [$0] }
        Pair<MaxKey>(first: 1, second: 2) { numbers = [$0] }
      }
      Group {
        Pair<GuardKey>(first: 1, second: 2) { _ in numbers = [] }
        Pair<FirstThereKey>(first: 1, second: 2) { _ in numbers = [] }
        Pair<LastThereKey>(first: 1, second: 2) { _ in numbers = [] }
        Pair<BindingKey>(first: 1, second: 2) { _ in numbers = [] }
        Pair<LoopKey>(first: [1], second: [2]) { numbers = $0 }
        Pair<MergeKey>(first: [1: 1], second: [2: 2]) { _ in numbers = [] }
        Pair<SizeKey>(first: .zero, second: .zero) { _ in numbers = [] }
        Pair<MemberKey>(first: .zero, second: .zero) { _ in numbers = [] }
        Pair<ByReferenceKey>(first: [1], second: [2]) { numbers = $0 }
      }
    }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
