// What there is to know about overwritten-preference.

extension RuleDocumentation {
  static let overwrittenPreference = RuleDocumentation(
    proves: """
      It proves that a value set by `.preference` or `.anchorPreference` is replaced by an outer one of the
      same key before any listener hears it, in every place where the view is built.
      """,
    reasons: [Reason(name: "outer-emitter", meaning: "an outer modifier sets the key, too")],
    why: """
      `.preference` sets the value of its whole view: SwiftUI does not even ask what stands below for its
      values. `reduce` combines siblings only.
      """,
    symptom: .silence,
    example: Example(
      file: "Screen.swift",
      before: widthKey + """

        struct Row: View {
          var body: some View {
            Text("Total").preference(key: WidthKey.self, value: 80)
          }
        }

        struct Screen: View {
          @State private var width: CGFloat = 0

          var body: some View {
        """,
      wrong: """
            VStack { Row() }
              .preference(key: WidthKey.self, value: 20)
              .onPreferenceChange(WidthKey.self) { width = $0 }
        """,
      right: """
            VStack { Row() }
              .transformPreference(WidthKey.self) { $0 = max($0, 20) }
              .onPreferenceChange(WidthKey.self) { width = $0 }
        """,
      after: """
          }
        }

        """ + screenApp),
    advice: [
      """
      Or set the value on a view beside: `.background(Color.clear.preference(key: WidthKey.self, value: 20))`.
      """
    ],
    limits: limitsOfPreferences,
    furtherLimits: furtherLimitsOfPreferences)
}
