// Reducers of arrays.
import SwiftUI

struct ArrayKey1: PreferenceKey {
  typealias Value = [Int]
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value.append(contentsOf: nextValue())
  }
}

struct ArrayKey2: PreferenceKey {
  typealias Value = [Int]
  static let defaultValue = [Int]()
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value.insert(contentsOf: nextValue(), at: 0)
  }
}

struct ArrayKey3: PreferenceKey {
  typealias Value = [Int]
  static let defaultValue = [Int]()
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value = [value, nextValue()].flatMap { $0 }
  }
}

struct ArrayKey4: PreferenceKey {
  typealias Value = [Int]
  static let defaultValue = [Int]()
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value = nextValue() + value
  }
}

struct ArrayKey5: PreferenceKey {
  typealias Value = [Int]
  static let defaultValue = [Int]()
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    let next = nextValue()
    value = next.isEmpty ? value : next
  }
}

struct ArrayKey6: PreferenceKey {
  typealias Value = [Int]
  static let defaultValue = [Int]()
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    if !nextValue().isEmpty { value = nextValue() }
  }
}

struct ArrayKey7: PreferenceKey {
  typealias Value = [Int]
  static let defaultValue = [Int]()
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { // want lossy-preference-reduce(ArrayKey7)
    value = Array(nextValue())
  }
}

struct ArrayKey8: PreferenceKey {
  typealias Value = [Int]
  static let defaultValue = [Int]()
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { // want lossy-preference-reduce(ArrayKey8)
    value = nextValue().sorted()
  }
}

struct ArrayKey9: PreferenceKey {
  typealias Value = [Int]
  static let defaultValue = [Int]()
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { // want lossy-preference-reduce(ArrayKey9)
    value = nextValue().map { $0 + 1 }
  }
}

struct ArrayKey10: PreferenceKey {
  typealias Value = [Int]
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    var next = nextValue()
    next.append(contentsOf: value)
    value = next
  }
}

struct ArrayKey11: PreferenceKey {
  typealias Value = [Int]
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    let next = nextValue()
    value = Array(Set(value + next))
  }
}

struct ArrayKey12: PreferenceKey {
  typealias Value = [Int]
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {  // want lossy-preference-reduce(ArrayKey12)
    value.removeAll()
    value.append(contentsOf: nextValue())
  }
}

struct ArrayKey13: PreferenceKey {
  typealias Value = [Int]
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value = nextValue().reduce(into: value) { $0.append($1) }
  }
}

struct ArrayKey14: PreferenceKey {
  typealias Value = [Int]
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    let more = nextValue()
    withUnsafeMutablePointer(to: &value) { $0.pointee += more }
  }
}

struct ArrayKey15: PreferenceKey {
  typealias Value = [Int]
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value = nextValue().isEmpty ? value : nextValue()
  }
}

func merge(_ a: [Int], _ b: [Int]) -> [Int] { var r = a; for x in b where !r.contains(x) { r.append(x) }; return r }

struct ArrayKey16: PreferenceKey {
  typealias Value = [Int]
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value = merge(value, nextValue())
  }
}

struct ArrayKey17: PreferenceKey {
  typealias Value = [Int]
  static var defaultValue: [Int] = [] // want mutable-key-default(ArrayKey17)
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value.append(contentsOf: nextValue().filter { !value.contains($0) })
  }
}

struct ArrayKey18: PreferenceKey {
  typealias Value = [Int]
  static var defaultValue: [Int] = [] // want mutable-key-default(ArrayKey18)
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    while value.count < 3, let x = nextValue().first { value.append(x) }
  }
}

struct ArrayKey19: PreferenceKey {
  typealias Value = [Int]
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    let next = nextValue()
    value = zip(value, next).map { max($0, $1) }
  }
}
