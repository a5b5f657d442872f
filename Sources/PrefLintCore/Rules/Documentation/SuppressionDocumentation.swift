// What there is to know about the rules for suppression comments.

extension RuleDocumentation {
  static let unusedSuppression = RuleDocumentation(
    proves: """
      It reports each rule in a `// preflint:ignore[…]` comment that silences no finding, and a comment that
      no code follows.
      """,
    reasons: [
      Reason(name: "no-finding", meaning: "the rule finds nothing at the comment's place"),
      Reason(name: "no-code", meaning: "no code follows the comment"),
    ],
    why: "A comment that outlives its cause silences the next mistake on the same line.",
    example: Example(
      file: "Shelf.swift",
      before: """
        import SwiftUI

        struct Shelf: View {
          var body: some View {
        """,
      wrong: """
            // preflint:ignore[missing-environment-object] - injected by UIKit
            Text("Nothing is read here")
        """,
      right: """
            Text("Nothing is read here")
        """,
      after: """
          }
        }
        """),
    advice: ["Remove the rule from the comment, or the comment."],
    suppression: .never,
    limits: [
      """
      Comments whose rule is off or planned, or on whose line something is undecided: they may be needed
      tomorrow.
      """
    ])

  static let invalidSuppression = RuleDocumentation(
    proves: """
      It reports comments that begin with `preflint:` and cannot be understood: no or an unknown directive, no
      rules in brackets, an unknown or repeated rule, no reason, a block comment, or a rule about suppressions
      itself.
      """,
    reasons: [
      Reason(name: "block-comment", meaning: "`/* … */`"),
      Reason(name: "unknown-directive", meaning: "something else than `preflint:ignore`"),
      Reason(name: "missing-rules", meaning: "no rules in brackets"),
      Reason(name: "unknown-rule", meaning: "a rule that does not exist"),
      Reason(name: "meta-rule", meaning: "a rule about suppressions"),
      Reason(name: "repeated-rule", meaning: "a rule is named twice"),
      Reason(name: "missing-reason", meaning: "nothing says why"),
    ],
    why: "Such a comment silences nothing, though it looks as if it did.",
    example: Example(
      file: "Keys.swift",
      before: """
        import SwiftUI

        struct SpacingKey: EnvironmentKey {
        """,
      wrong: """
          // preflint:ignore[mutable-key-default]
          static var defaultValue: CGFloat = 8
        """,
      right: """
          // preflint:ignore[mutable-key-default] - set once, before the first view
          static var defaultValue: CGFloat = 8
        """,
      after: "}"),
    suppression: .never,
    limits: ["Text in a string literal: only comments count."])
}
