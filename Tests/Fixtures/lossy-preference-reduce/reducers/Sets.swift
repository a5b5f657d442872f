// Reducers of sets.
import SwiftUI

struct SetKey1: PreferenceKey {
  typealias Value = Set<String>
  static let defaultValue: Set<String> = .init()
  static func reduce(value: inout Set<String>, nextValue: () -> Set<String>) {
    value.formUnion(nextValue())
  }
}

struct SetKey2: PreferenceKey {
  typealias Value = Set<String>
  static let defaultValue = Set<String>()
  static func reduce(value: inout Set<String>, nextValue: () -> Set<String>) {
    value = value.union(nextValue())
  }
}

struct SetKey3: PreferenceKey {
  typealias Value = Set<String>
  static let defaultValue: Set<String> = []
  static func reduce(value: inout Set<String>, nextValue: () -> Set<String>) {
    nextValue().forEach { value.insert($0) }
  }
}

struct SetKey4: PreferenceKey {
  typealias Value = Set<String>
  static let defaultValue: Set<String> = []
  static func reduce(value: inout Set<String>, nextValue: () -> Set<String>) {
    value = nextValue().union(value)
  }
}
