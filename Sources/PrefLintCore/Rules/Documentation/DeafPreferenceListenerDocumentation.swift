// What there is to know about deaf-preference-listener.

extension RuleDocumentation {
  static let deafPreferenceListener = RuleDocumentation(
    proves: """
      It proves that nothing below an `.onPreferenceChange`, `.overlayPreferenceValue` or
      `.backgroundPreferenceValue` can set its key, though the key is set elsewhere.
      """,
    details: [
      """
      A listener in a `ViewModifier`, or in a function in an extension of `View`, that nothing in the project
      uses is a note.
      """
    ],
    reasons: [
      Reason(name: "listener-inside", meaning: "what sets the key stands after it in the chain"),
      Reason(name: "sibling", meaning: "what sets the key stands on a view beside it"),
      Reason(name: "boundary", meaning: "a sheet or the like stands between the two"),
      Reason(
        name: "other-branch",
        meaning: "the condition around what sets the key never holds with the listener's"),
      Reason(name: "elsewhere", meaning: "what sets the key stands anywhere else"),
      Reason(name: "never-applied", meaning: "nothing uses the modifier or the function"),
    ],
    why: "SwiftUI never calls the action, or only with the default value.",
    symptom: .silence,
    example: Example(
      file: "Screen.swift",
      before: widthKey + """

        struct Screen: View {
          @State private var width: CGFloat = 0

          var body: some View {
        """,
      wrong: """
            Text("Total")
              .onPreferenceChange(WidthKey.self) { width = $0 }
              .preference(key: WidthKey.self, value: 80)
        """,
      right: """
            Text("Total")
              .preference(key: WidthKey.self, value: 80)
              .onPreferenceChange(WidthKey.self) { width = $0 }
        """,
      after: """
          }
        }

        """ + screenApp),
    limits: limitsOfPreferences,
    furtherLimits: furtherLimitsOfPreferences)
}
