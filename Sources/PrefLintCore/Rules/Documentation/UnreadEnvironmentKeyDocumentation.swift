// What there is to know about unread-environment-key.

extension RuleDocumentation {
  static let unreadEnvironmentKey = RuleDocumentation(
    proves: """
      It proves that a key which the project declares, as an `EnvironmentKey` or with `@Entry`, is set by
      `.environment` or `.transformEnvironment` and that nothing in the project reads it.
      """,
    reasons: [Reason(name: "never-read", meaning: "nothing reads the key")],
    why:
      "The code that sets it has no effect: its readers have been removed, or read something else.",
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

        struct Screen: View {
          var body: some View {
            VStack {}
              .environment(\\.spacing, 4)
          }
        }
        """,
      right: """
        struct Screen: View {
          var body: some View {
            VStack {}
          }
        }
        """),
    advice: ["Remove the key and what sets it, or read it with `@Environment(\\.spacing)`."],
    limits: [
      """
      Keys that a preview reads, or that something may read: `context.environment.spacing`, a key path in
      another place.
      """,
      """
      Public keys of modules that no app of the project runs, and of those that `libraries:` names: their users
      may read them.
      """,
    ])
}
