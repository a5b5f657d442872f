// Reducers of texts.
import SwiftUI

struct TextKey1: PreferenceKey {
  typealias Value = String
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) {
    value += nextValue()
  }
}

struct TextKey2: PreferenceKey {
  typealias Value = String
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) {
    let n = nextValue()
    value = n.isEmpty ? value : n
  }
}

struct TextKey3: PreferenceKey {
  typealias Value = String
  static let defaultValue = "x" // want non-neutral-preference-default(TextKey3)
  static func reduce(value: inout String, nextValue: () -> String) {
    value += nextValue()
  }
}

struct TextKey4: PreferenceKey {
  typealias Value = String
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) {
    value = "\(value)\(nextValue())"
  }
}

struct TextKey5: PreferenceKey {
  typealias Value = String
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { // want lossy-preference-reduce(TextKey5)
    value = "<\(nextValue())>"
  }
}

struct TextKey6: PreferenceKey {
  typealias Value = String
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) {
    switch nextValue() { case "": break; case let s: value = s }
  }
}
