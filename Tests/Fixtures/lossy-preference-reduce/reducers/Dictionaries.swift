// Reducers of dictionaries.
import SwiftUI

struct DictionaryKey1: PreferenceKey {
  typealias Value = [String: CGRect]
  static let defaultValue: [String: CGRect] = [:]
  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue(), uniquingKeysWith: { _, new in new })
  }
}

struct DictionaryKey2: PreferenceKey {
  typealias Value = [String: CGRect]
  static let defaultValue: [String: CGRect] = [:]
  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value = value.merging(nextValue()) { old, new in new }
  }
}

struct DictionaryKey3: PreferenceKey {
  typealias Value = [String: CGRect]
  static let defaultValue: [String: CGRect] = [:]
  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    for (k, v) in nextValue() { value[k] = v }
  }
}

struct DictionaryKey4: PreferenceKey {
  typealias Value = [String: CGRect]
  static let defaultValue: [String: CGRect] = [:]
  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    nextValue().forEach { value[$0.key] = $0.value }
  }
}

struct DictionaryKey5: PreferenceKey {
  typealias Value = [String: CGRect]
  static let defaultValue: [String: CGRect] = [:]
  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    nextValue().forEach { (key, rect) in value.updateValue(rect, forKey: key) }
  }
}
