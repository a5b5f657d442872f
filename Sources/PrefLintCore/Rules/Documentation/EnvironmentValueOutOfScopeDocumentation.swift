// What there is to know about environment-value-out-of-scope.

extension RuleDocumentation {
  static let environmentValueOutOfScope = RuleDocumentation(
    proves: """
      It proves that a key which the project declares is set only on subtrees that hold no reader, while a
      view elsewhere reads it.
      """,
    details: [
      """
      Every `.environment(\\.key, …)` and `.transformEnvironment` is reached from a root, everything below it
      is decided, and no reader stands there. A finding stands at each of these modifiers.
      """
    ],
    reasons: [
      Reason(name: "no-reader-below", meaning: "no view below the modifier reads the key"),
      Reason(
        name: "below-stack",
        meaning:
          "the reader is pushed by a navigation container that stands around the modifier, and gets the container's environment"
      ),
    ],
    why: "What is set is read by nobody, and the reader shows the default value.",
    symptom: .silence,
    example: Example(
      file: "Shelf.swift",
      before: """
        import SwiftUI

        extension EnvironmentValues {
          @Entry var spacing: CGFloat = 8
        }

        struct Card: View {
          @Environment(\\.spacing) private var spacing

          var body: some View { VStack(spacing: spacing) {} }
        }

        @main
        struct ShopApp: App {
          var body: some Scene {
            WindowGroup {
        """,
      wrong: """
              NavigationStack {
                NavigationLink("Card") { Card() }
                  .environment(\\.spacing, 4)
              }
        """,
      right: """
              NavigationStack {
                NavigationLink("Card") { Card() }
              }
              .environment(\\.spacing, 4)
        """,
      after: """
            }
          }
        }
        """),
    advice: [
      "Set the key on a view that holds the reader; for pushed views, on the navigation container."
    ],
    limits: [
      """
      Keys with one undecided step below one of the modifiers, or with one modifier that no root reaches.
      """,
      "Keys that code reads or sets in other ways than `@Environment` and the two modifiers.",
      "Keys that styles, gestures or property wrappers of the project read.",
      """
      Public keys of libraries, and what their public code sets: modules that no app of the project runs, and
      those that `libraries:` names. Previews and tests.
      """,
    ])
}
