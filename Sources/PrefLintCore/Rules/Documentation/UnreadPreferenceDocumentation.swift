// What there is to know about unread-preference.

extension RuleDocumentation {
  static let unreadPreference = RuleDocumentation(
    proves: """
      It proves that a preference key which the project declares is set somewhere and that nothing in the
      project listens to it.
      """,
    reasons: [Reason(name: "never-heard", meaning: "nothing listens to the key")],
    why: """
      The code that sets it has no effect: its listeners have been removed, or listen to another key.
      """,
    symptom: .silence,
    example: Example(
      file: "Screen.swift",
      before: widthKey + """

        struct Screen: View {
          @State private var width: CGFloat = 0

          var body: some View {
        """,
      wrong: """
            Text("Total").preference(key: WidthKey.self, value: 80)
        """,
      right: """
            Text("Total").preference(key: WidthKey.self, value: 80)
              .onPreferenceChange(WidthKey.self) { width = $0 }
        """,
      after: """
          }
        }

        """ + screenApp),
    advice: ["Or remove the key and what sets it."],
    limits: [
      "Keys with a listener in code that no root reaches, or with one whose key cannot be told there.",
      """
      Public keys of modules that no app of the project runs, and of those that `libraries:` names: their users
      may listen to them.
      """,
    ])
}
