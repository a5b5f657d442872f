// D21: a stored `static var` of a key is shared mutable state. A constant, a computed property, and the variable of
// a type that is no key are not.
import SwiftUI

struct AccentKey: EnvironmentKey {
  static var defaultValue = 1 // want mutable-key-default(AccentKey)
}

struct OptionalKey: EnvironmentKey {
  static var defaultValue: Int? // want mutable-key-default(OptionalKey)
}

struct WatchedKey: EnvironmentKey {
  static var defaultValue = 1 { // want mutable-key-default(WatchedKey)
    didSet { print(oldValue) }
  }
}

struct ExtendedKey {
  static var defaultValue = 1 // want mutable-key-default(ExtendedKey)
}

extension ExtendedKey: EnvironmentKey {}

struct ConstantKey: EnvironmentKey { static let defaultValue = 1 }

struct ComputedKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}

struct GetterKey: EnvironmentKey {
  static var defaultValue: Int {
    get { 1 }
  }
}

struct Settings {
  static var defaultValue = 1
}

func configure() { WatchedKey.defaultValue = 3 }
