// What there is to know about lossy-preference-reduce.

extension RuleDocumentation {
  static let lossyPreferenceReduce = RuleDocumentation(
    proves: """
      It proves that the `reduce` of a key keeps only the last value, or only the first, while two or more
      contributors meet under a listener.
      """,
    details: [
      """
      `reduce` is not matched, it is followed: through locals, conditions, early returns and helpers of the
      same file. A choice of what is there (`nextValue() ?? value`, `value ?? nextValue()`) is meant.
      """
    ],
    reasons: [
      Reason(name: "several-emitters", meaning: "two views set the key, side by side or in layers"),
      Reason(name: "repeated-emitter", meaning: "each element of a `ForEach` sets it"),
      Reason(
        name: "followed-by-default",
        meaning:
          "a container or layer of an `if`, or a representable, behind it contributes the default value"
      ),
      Reason(
        name: "preceded-by-default",
        meaning:
          "a container or layer of an `if`, or a representable, before it contributes the default, which is kept"
      ),
    ],
    why: """
      All values but one are lost. Which one is left depends on the order of the views, and a stack or an overlay whose
      `if` shows nothing replaces it by the default.
      """,
    symptom: .silence,
    example: Example(
      file: "Screen.swift",
      before: """
        import SwiftUI

        struct WidthKey: PreferenceKey {
          static let defaultValue: CGFloat = 0

        """,
      wrong: """
          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
            value = nextValue()
          }
        """,
      right: """
          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
            value = max(value, nextValue())
          }
        """,
      after: """
        }

        struct Screen: View {
          @State private var width: CGFloat = 0

          var body: some View {
            VStack {
              Text("Total").preference(key: WidthKey.self, value: 80)
              Text("9.99").preference(key: WidthKey.self, value: 60)
            }
            .onPreferenceChange(WidthKey.self) { width = $0 }
          }
        }

        """ + screenApp),
    limits: [
      "One emitter alone, with no container or layer of dynamic content beside it: it loses nothing.",
      "An `if`, a `ForEach` or an `AnyView` beside an emitter in one container, which passes over what sets nothing.",
      "Emitters under different conditions: it is not told whether they are there at once.",
      "What stands behind an undecided step, and views that no root reaches.",
    ],
    furtherLimits: [
      """
      Dynamic content before an emitter, with a `reduce` that keeps the first value, and the order of a
      background and what it is attached to: what they do is not certain.
      """
    ])
}
