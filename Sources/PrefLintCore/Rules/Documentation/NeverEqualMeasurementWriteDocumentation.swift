// What there is to know about never-equal-measurement-write.

extension RuleDocumentation {
  static let neverEqualMeasurementWrite = RuleDocumentation(
    proves: """
      It proves that a callback which a measurement or a preference runs writes a value that never equals the last one
      (`UUID()`, `Date()`, a toggle, a counter), and that the value makes the callback run again.
      """,
    details: [
      """
      The callback runs again where the value is the identity of a view that holds the callback (a new view calls it
      for its first value), where it is a part of what the callback watches or hears, and where it decides the size
      that is measured; and where the body that reads it emits a preference that equals nothing, such as closures whose
      `==` is always false. A finding stands at the write.
      """
    ],
    why: """
      Every call makes the next one. The app takes all of a processor, and memory until it ends.
      """,
    symptom: .silence,
    example: Example(
      file: "Screen.swift",
      before: """
        import SwiftUI

        struct Screen: View {
          @State private var height: CGFloat = 0
          @State private var runID = UUID()

          var body: some View {
            Text("Total")
              .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { newValue in
        """,
      wrong: """
                runID = UUID()
        """,
      right: """
                height = newValue
        """,
      after: """
              }
              .id(runID)
          }
        }

        """ + screenApp),
    limits: [
      "Values that are written under a condition, and values that nothing around the callback uses.",
      "Values that come from functions which are not known to return a new one each time.",
    ],
    furtherLimits: furtherLimitsOfMeasurements)
}
