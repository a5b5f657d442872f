// What rules look for in the view tree, and the code in which it stands.

/// What may stand in, or be done by, a piece of code.
struct Interest: OptionSet, Sendable {
  let rawValue: UInt64

  /// Objects that are read or injected, and values of the project's own keys that some view reads and another writes.
  static let environment = Self(rawValue: 1 << 0)
  /// Preferences of the project's own keys that are emitted or heard.
  static let preferences = Self(rawValue: 1 << 1)
  static let all = Self(rawValue: .max)

  /// Everything that an environment may hold is asked for.
  static let allSupplies = all.subtracting([.environment, .preferences])
  /// How many types of objects and keys are told apart; more of them share.
  private static let supplyCount = UInt64.bitWidth - 2

  /// An environment is asked for the objects or the value that were named as the `number`th.
  static func supply(_ number: Int) -> Self { Self(rawValue: 4 << UInt64(number % supplyCount)) }

  /// What an environment is asked for.
  var supplies: Self { intersection(.allSupplies) }
}
