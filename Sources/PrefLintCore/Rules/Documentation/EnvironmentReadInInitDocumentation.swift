// What there is to know about environment-read-in-init.

extension RuleDocumentation {
  static let environmentReadInInit = RuleDocumentation(
    proves: """
      It proves that an `init` of a view, modifier or other installed type reads one of its own properties
      with `@EnvironmentObject` or `@Environment`, itself or in a method or computed property that it calls.
      """,
    details: [
      """
      SwiftUI fills these properties when it installs the view, after `init`. The finding stands at the
      expression in `init`.
      """
    ],
    reasons: [
      Reason(name: "uninstalled-object", meaning: "an object: the app ends"),
      Reason(
        name: "default-value",
        meaning: "a key path or an optional object: the default value, or nil"),
    ],
    why: """
      An object ends the app as if it were missing; a key path gives the default value, whatever is set above,
      and Xcode's console says:
      """,
    symptom: .message(
      """
      Accessing Environment<Locale>'s value outside of being installed on a View. This will always read the \
      default value and will not update.
      """),
    example: Example(
      file: "Profile.swift",
      before: """
        import SwiftUI

        final class Session: ObservableObject {
          @Published var name = ""
        }

        struct Profile: View {
          @EnvironmentObject private var session: Session
        """,
      wrong: """
          @State private var name: String

          init() {
            _name = State(initialValue: "")
            name = session.name
          }

          var body: some View {
            TextField(session.name, text: $name)
          }
        """,
      right: """
          @State private var name = ""

          var body: some View {
            TextField(session.name, text: $name)
              .onAppear { name = session.name }
          }
        """,
      after: "}"),
    advice: [
      """
      Read it in `body` or in a closure that runs later, or let the view that builds this one pass the value
      to `init`.
      """
    ],
    limits: [
      "Methods of one name: which of them `init` calls is not looked up.",
      "Reads of another value's properties (`other.session`).",
    ],
    furtherLimits: [
      "Closures with a capture list: they run later as a rule. What they capture is judged."
    ])
}
