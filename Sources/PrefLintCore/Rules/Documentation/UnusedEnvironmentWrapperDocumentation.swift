// What there is to know about unused-environment-wrapper.

extension RuleDocumentation {
  static let unusedEnvironmentWrapper = RuleDocumentation(
    proves: """
      It proves that nothing reads a property with `@EnvironmentObject` or `@Environment`: no member of its
      type, no extension, no other code that may have a value of the type.
      """,
    reasons: [
      Reason(
        name: "needless-requirement", meaning: "an `@Environment(T.self)` that is not optional"),
      Reason(name: "never-read", meaning: "an optional `@Environment(T.self)`"),
      Reason(name: "updates-for-nothing", meaning: "any other"),
    ],
    why: """
      The view is updated with every change and shows none. An `@Environment(T.self)` also ends the app
      where the object is not injected, though nobody needs it:
      """,
    symptom: .message(
      """
      Fatal error: No Observable object of type Library found. A View.environmentObject(_:) for Library may \
      be missing as an ancestor of this view.
      """),
    example: Example(
      file: "Badge.swift",
      before: """
        import SwiftUI

        final class Cart: ObservableObject {
          @Published var count = 0
        }

        """,
      wrong: """
        struct Badge: View {
          @EnvironmentObject private var cart: Cart
          let title: String

          var body: some View { Text(title) }
        }
        """,
      right: """
        struct Badge: View {
          let title: String

          var body: some View { Text(title) }
        }
        """),
    limits: [
      "Names that may mean the property: each counts as a read, in every file that names the type.",
      "Public properties, and those that a protocol of the project requires.",
      "Sizes of text, where code asks UIKit for some: the view may be there to be updated with these.",
      """
      Wrappers in types that SwiftUI does not install: see
      [`environment-wrapper-outside-view`](environment-wrapper-outside-view.md).
      """,
    ],
    furtherLimits: [
      """
      A property that is there only so that the view is updated is reported: say so in a suppression.
      """
    ])
}
