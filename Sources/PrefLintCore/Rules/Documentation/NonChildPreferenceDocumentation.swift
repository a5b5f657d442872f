// What there is to know about non-child-preference.

extension RuleDocumentation {
  static let nonChildPreference = RuleDocumentation(
    proves: """
      It proves that a value set by `.preference`, `.anchorPreference` or one of their transforms comes to no
      listener of its key in any place where the view is built, though the key has listeners.
      """,
    details: [
      """
      A listener hears what stands below it in the view tree: what is before it in the chain, and what its
      view builds.
      """
    ],
    reasons: [
      Reason(name: "listener-inside", meaning: "the listener stands before it in the chain"),
      Reason(name: "sibling", meaning: "the listener stands on a view beside it"),
      Reason(name: "boundary", meaning: "a sheet or the like stands between the two"),
      Reason(
        name: "other-branch", meaning: "the condition around it never holds with the listener's"),
      Reason(name: "elsewhere", meaning: "the listener stands anywhere else"),
    ],
    why: "The listener's action is not called, or not with this value.",
    symptom: .silence,
    example: Example(
      file: "Screen.swift",
      before: widthKey + """

        struct Screen: View {
          @State private var width: CGFloat = 0

          var body: some View {
        """,
      wrong: """
            HStack {
              Text("Total").preference(key: WidthKey.self, value: 80)
              Text("9.99").onPreferenceChange(WidthKey.self) { width = $0 }
            }
        """,
      right: """
            HStack {
              Text("Total").preference(key: WidthKey.self, value: 80)
              Text("9.99")
            }
            .onPreferenceChange(WidthKey.self) { width = $0 }
        """,
      after: """
          }
        }

        """ + screenApp),
    advice: [
      """
      Out of a sheet, a cover or a popover no value comes: give the content a binding, or listen
      inside it.
      """
    ],
    limits: limitsOfPreferences + [
      """
      Values that an outer `.preference` replaces: see
      [`overwritten-preference`](overwritten-preference.md).
      """
    ],
    furtherLimits: furtherLimitsOfPreferences + [
      """
      A view that is heard in one place, in all others. A helper, that is a `ViewModifier` or a function in an
      extension of `View`, is judged for each view that it is applied to.
      """
    ])
}
