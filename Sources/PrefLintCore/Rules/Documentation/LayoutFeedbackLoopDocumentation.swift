// What there is to know about layout-feedback-loop.

extension RuleDocumentation {
  static let layoutFeedbackLoop = RuleDocumentation(
    proves: """
      It proves that a size or a position is measured, written into state, and used by the layout of what is measured,
      in a way that leaves the state no value at which it stays.
      """,
    details: [
      """
      Data is followed, not names: through bindings, callbacks, preferences, objects, modifiers and helpers of the
      project. State that is written because other state has changed (`onChange(of:)`, `task(id:)`, `onReceive`, observers of
      properties, a publisher's `sink` and `assign` in the initialiser of its object) follows what that is measured from, at once or
      later. The measured size is computed as a function of the state, and what is written as a function of the size. A finding
      stands at what measures, and is about the state that is written there.
      """
    ],
    reasons: [
      Reason(name: "grows", meaning: "each pass adds something (an error)"),
      Reason(name: "flips", meaning: "it goes to and fro between values"),
      Reason(
        name: "drifts", meaning: "it moves by something that is not known, and stays nowhere else"),
    ],
    why: """
      The view is laid out again and again: it flickers, drains the battery or hangs. Writing the state later
      does not help, it only moves each round to the next turn of the run loop.
      """,
    symptom: .message("onChange(of: CGFloat) action tried to update multiple times per frame."),
    example: Example(
      file: "Screen.swift",
      before: """
        import SwiftUI

        struct Screen: View {
          @State private var gap: CGFloat = 0

          var body: some View {
            Text("Total")
        """,
      wrong: """
              .padding(.bottom, gap)
              .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { gap = $0 }
        """,
      right: """
              .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { gap = $0 }
              .padding(.bottom, gap)
        """,
      after: """
          }
        }

        """ + screenApp),
    advice: [
      """
      Measure inside and write outside; show what needs the size in an `overlay`; or lay out without state, with a
      `Layout`, `visualEffect` or `containerRelativeFrame`.
      """,
      """
      Content that is put into a frame once it is higher than the frame takes the frame's height, and is taken out of it again.
      Measure it at its own height: `fixedSize(horizontal: false, vertical: true)` before what measures.
      """,
    ],
    limits: limitsOfMeasurements,
    furtherLimits: furtherLimitsOfMeasurements)

  static let limitsOfMeasurements = [
    "Sizes that settle: a least width, a share of what is measured, the content of an outer frame.",
    "Values that are read once, or written under a condition that the value itself decides.",
    "State that follows other state only at some of its values, by what the value was before, or both ways.",
    "Steps of which the effect on layout is not known, and views that are not followed.",
  ]

  static let furtherLimitsOfMeasurements = [
    """
    Bindings that come from outside of the tree, or that go to a control: somebody else may write them.
    """,
    """
    Safe areas; text that wraps; scroll offsets in the global space; what layout makes of a view that is not followed.
    """,
  ]
}
