// What there is to know about non-neutral-preference-default.

extension RuleDocumentation {
  static let nonNeutralPreferenceDefault = RuleDocumentation(
    proves: """
      It proves that a key's `reduce` combines values, and that its `defaultValue` changes what it is combined
      with: `0` with `min`, `true` with `||`, `.zero` with `CGRect.union`.
      """,
    details: ["The declaration alone is judged."],
    reasons: [
      Reason(name: "not-neutral", meaning: "the default value changes what is combined with it")
    ],
    why: """
      A container or layer whose `if` or `ForEach` sets nothing, or a representable, contributes the default value. Apple
      asks that `reduce(value: &x, nextValue: { defaultValue })` leaves the meaning of `x` as it is.
      """,
    symptom: .silence,
    example: Example(
      file: "Keys.swift",
      before: """
        import SwiftUI

        struct TopKey: PreferenceKey {
        """,
      wrong: """
          static let defaultValue: CGFloat = 0
        """,
      right: """
          static let defaultValue: CGFloat = .infinity
        """,
      after: """

          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
            value = min(value, nextValue())
          }
        }
        """),
    advice: [
      """
      What is neutral: `0` or what is empty for `+`, `append`, `merge` and `formUnion`; `1` for `*`;
      `.infinity` for `min`; `-.infinity` for `max`; `false` for `||`; `true` for `&&`; `.null` for
      `CGRect.union`.
      """
    ],
    limits: [
      "`max` with `0`: it is right for sizes.",
      "A default value that is no literal, and combinations other than those above.",
      "A `reduce` that keeps one value: see [`lossy-preference-reduce`](lossy-preference-reduce.md).",
    ])
}
