// What there is to know about environment-wrapper-outside-view.

extension RuleDocumentation {
  static let environmentWrapperOutsideView = RuleDocumentation(
    proves: """
      It proves that a property with `@EnvironmentObject` or `@Environment` stands where SwiftUI never fills
      it: in a class, an actor, an enum or a plain structure, in a `static` property or a local variable.
      """,
    details: [
      """
      SwiftUI fills wrappers of what it installs: views, modifiers, styles, representables, scenes, commands,
      gestures, and every `DynamicProperty` among their stored properties. A property wrapper that is no
      `DynamicProperty` is not among them.
      """,
      "In a shape or a shape style the finding is a note: it may be filled in some places and not in others.",
    ],
    reasons: [
      Reason(name: "class", meaning: "in a class"),
      Reason(name: "actor", meaning: "in an actor"),
      Reason(name: "struct", meaning: "in a structure that is not installed"),
      Reason(name: "enum", meaning: "in an enum"),
      Reason(
        name: "property-wrapper", meaning: "in a property wrapper that is no `DynamicProperty`"),
      Reason(name: "static-member", meaning: "a `static` property"),
      Reason(name: "local-variable", meaning: "a local variable"),
      Reason(name: "drawn-value", meaning: "in a shape or a shape style"),
    ],
    why: """
      An object ends the app when it is read (`Fatal error: No ObservableObject of type Session found.`); a
      key path gives the default value for ever, and Xcode's console says:
      """,
    symptom: .message(
      """
      Accessing Environment<Locale>'s value outside of being installed on a View. This will always read the \
      default value and will not update.
      """),
    example: Example(
      file: "Loader.swift",
      before: """
        import SwiftUI

        final class Session: ObservableObject {
          @Published var token = ""
        }

        """,
      wrong: """
        final class Loader: ObservableObject {
          @EnvironmentObject private var session: Session

          func load() async { print(session.token) }
        }
        """,
      right: """
        final class Loader: ObservableObject {
          func load(token: String) async { print(token) }
        }
        """),
    advice: [
      """
      Read the environment in a view and pass the value on: `.task { await loader.load(token:
      session.token) }`.
      """,
      """
      Conform a structure or a property wrapper of your own that reads the environment to `DynamicProperty`,
      and store it in a view.
      """,
    ],
    limits: [
      """
      Types that inherit something which neither the project nor PrefLint knows, or to which an unknown macro
      is attached: they may be installed.
      """,
      "Types whose name several types have, when an extension of that name exists.",
      "Tests.",
    ])
}
