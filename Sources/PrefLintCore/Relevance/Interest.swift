// What rules look for in the view tree, and the code in which it stands.

/// What may stand in, or be done by, a piece of code.
struct Interest: OptionSet, Sendable {
  let rawValue: UInt8

  /// Objects that are read or injected, and values of the project's own keys that some view reads and another writes.
  static let environment = Self(rawValue: 1 << 0)
  /// Preferences of the project's own keys that are emitted or heard.
  static let preferences = Self(rawValue: 1 << 1)
  static let all: Self = [.environment, .preferences]
}
