// What there is to know about mutable-key-default.

extension RuleDocumentation {
  static let mutableKeyDefault = RuleDocumentation(
    proves: """
      It proves that the `defaultValue` of an `EnvironmentKey` or a `PreferenceKey` is a stored `static var`.
      """,
    reasons: [
      Reason(name: "assigned", meaning: "some code assigns it"),
      Reason(name: "never-assigned", meaning: "no code of the project assigns it"),
    ],
    why: """
      Any code may change the default value of all views at once, without an update of any of them. The
      language mode of Swift 6 refuses it:
      """,
    symptom: .message(
      """
      Static property 'defaultValue' is not concurrency-safe because it is nonisolated global shared mutable \
      state
      """),
    example: Example(
      file: "Keys.swift",
      before: """
        import SwiftUI

        """,
      wrong: """
        struct SpacingKey: EnvironmentKey {
          static var defaultValue: CGFloat = 8
        }
        """,
      right: """
        struct SpacingKey: EnvironmentKey {
          static let defaultValue: CGFloat = 8
        }
        """),
    advice: [
      """
      A computed property is no shared state either; one that makes a new object each time gives each reader
      another one.
      """,
      """
      `--fix` writes `static let` for a variable of a structure or an enum that has a value and no observers,
      where nothing may assign it: no code of the project, and no code that nobody has read.
      """,
    ],
    isFixable: true,
    limits: ["Variables with a property wrapper."])
}
