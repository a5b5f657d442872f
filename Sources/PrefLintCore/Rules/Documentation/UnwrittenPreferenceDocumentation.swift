// What there is to know about unwritten-preference.

extension RuleDocumentation {
  static let unwrittenPreference = RuleDocumentation(
    proves: """
      It proves that a preference key which the project declares is listened to somewhere and that nothing in
      the project sets it.
      """,
    reasons: [Reason(name: "never-set", meaning: "nothing sets the key")],
    why: "The listener is never called: what set the key has been removed, or sets another key.",
    symptom: .silence,
    example: Example(
      file: "Screen.swift",
      before: widthKey + """

        struct Screen: View {
          @State private var width: CGFloat = 0

          var body: some View {
        """,
      wrong: """
            Text("Total").onPreferenceChange(WidthKey.self) { width = $0 }
        """,
      right: """
            Text("Total").preference(key: WidthKey.self, value: 80)
              .onPreferenceChange(WidthKey.self) { width = $0 }
        """,
      after: """
          }
        }

        """ + screenApp),
    advice: ["Or remove the key and its listeners."],
    limits: [
      "Keys that code which no root reaches sets, or may set where the key cannot be told.",
      """
      Public keys of modules that no app of the project runs, and of those that `libraries:` names: their users
      may set them.
      """,
    ])
}
