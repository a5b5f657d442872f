// What there is to know about environment-key-mismatch.

extension RuleDocumentation {
  static let environmentKeyMismatch = RuleDocumentation(
    proves: """
      It proves that the getter and the setter of a property in an extension of `EnvironmentValues` use
      different keys.
      """,
    details: [
      "The finding stands at the accessor whose key belongs to another property, else at the setter."
    ],
    reasons: [
      Reason(name: "wrong-setter", meaning: "the setter's key is not the property's"),
      Reason(name: "wrong-getter", meaning: "the getter's key is not the property's"),
    ],
    why: """
      What `.environment(\\.spacing, 8)` sets is never read, and the value of another property is
      overwritten. The compiler does not mind, as the types of both keys are the same.
      """,
    symptom: .silence,
    example: Example(
      file: "Keys.swift",
      before: """
        import SwiftUI

        struct MarginKey: EnvironmentKey {
          static let defaultValue: CGFloat = 16
        }

        struct SpacingKey: EnvironmentKey {
          static let defaultValue: CGFloat = 8
        }

        extension EnvironmentValues {
          var margin: CGFloat {
            get { self[MarginKey.self] }
            set { self[MarginKey.self] = newValue }
          }

        """,
      wrong: """
          var spacing: CGFloat {
            get { self[SpacingKey.self] }
            set { self[MarginKey.self] = newValue }
          }
        """,
      right: """
          var spacing: CGFloat {
            get { self[SpacingKey.self] }
            set { self[SpacingKey.self] = newValue }
          }
        """,
      after: "}"),
    advice: ["Or write `@Entry var spacing: CGFloat = 8`, which cannot go wrong."],
    limits: [
      """
      Properties whose accessors use other properties of the environment, or keys that the project does not
      declare.
      """
    ])
}
