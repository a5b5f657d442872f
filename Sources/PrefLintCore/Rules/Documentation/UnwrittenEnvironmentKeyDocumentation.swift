// What there is to know about unwritten-environment-key.

extension RuleDocumentation {
  static let unwrittenEnvironmentKey = RuleDocumentation(
    proves: """
      It proves that a key which the project declares, as an `EnvironmentKey` or with `@Entry`, is read by
      `@Environment` and that nothing in the project sets it.
      """,
    details: [
      """
      There is no `.environment(\\.key, …)`, no `.transformEnvironment`, no assignment and no other use of its
      key path.
      """
    ],
    reasons: [Reason(name: "never-set", meaning: "nothing sets the key")],
    why: """
      Every reader gets the default value. The line that sets the key was forgotten or has been removed, or
      the key is a constant in disguise.
      """,
    symptom: .silence,
    example: Example(
      file: "Keys.swift",
      before: """
        import SwiftUI

        """,
      wrong: """
        extension EnvironmentValues {
          @Entry var spacing: CGFloat = 8
        }

        struct Card: View {
          @Environment(\\.spacing) private var spacing

          var body: some View { VStack(spacing: spacing) {} }
        }
        """,
      right: """
        struct Card: View {
          var body: some View { VStack(spacing: 8) {} }
        }
        """),
    advice: [
      "Set the key above the readers with `.environment(\\.spacing, 4)`, or use a constant."
    ],
    limits: [
      "Keys that a preview or a test sets.",
      """
      Keys that something may set: a key path in another place, an access through a value whose type is not
      written.
      """,
      """
      Public keys of modules that no app of the project runs, and of those that `libraries:` names: their users
      may set them.
      """,
      "Keys that conform to other protocols, such as `UITraitBridgedEnvironmentKey`.",
    ])
}
