// What there is to know about frozen-measurement.

extension RuleDocumentation {
  static let frozenMeasurement = RuleDocumentation(
    proves: """
      It proves that a view is measured after the size that its own measurement sets: it measures what was set, and
      never its content.
      """,
    details: [
      """
      What is written confirms itself, and so does state that follows it; what never settles is found by
      [layout-feedback-loop](layout-feedback-loop.md). A finding stands at what measures.
      """
    ],
    why: """
      The state keeps its first value. When the content grows or shrinks later, the view does not.
      """,
    symptom: .silence,
    example: Example(
      file: "Screen.swift",
      before: """
        import SwiftUI

        struct Screen: View {
          @State private var row: CGFloat?

          var body: some View {
            Text("Total")
        """,
      wrong: """
              .frame(height: row)
              .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { row = $0 }
        """,
      right: """
              .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { row = $0 }
              .frame(height: row)
        """,
      after: """
          }
        }

        """ + screenApp),
    limits: [
      "State that a condition or somebody else frees again, and state that is written once.",
      "A least size, and the largest of several: they grow with the content.",
      "Steps of which the effect on layout is not known, and views that are not followed.",
    ],
    furtherLimits: furtherLimitsOfMeasurements)
}
