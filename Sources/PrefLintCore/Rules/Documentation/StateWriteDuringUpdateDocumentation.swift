// What there is to know about state-write-during-update.

extension RuleDocumentation {
  static let stateWriteDuringUpdate = RuleDocumentation(
    proves: """
      It proves that code which SwiftUI runs while it updates views writes a `@State` or `@Binding` property at once, the
      value of a stored `Binding`, or a `@Published` property of an object that the view observes.
      """,
    details: [
      """
      Such code is `body`, `makeBody`, `make…`, `update…` and `sizeThatFits` of representables, `path(in:)` of a shape, the
      methods of a `Layout`, `alignmentGuide`, and what they call in the same type, in observed objects, in the coordinator that
      the view's `makeCoordinator()` makes, and in functions that are given a binding. Closures that run before they return
      (`withAnimation`, `map`, content of a container) belong to it.
      """,
      """
      A coordinator writes the view's state through a property of the view's type (`parent.text = …`), and through the bindings and
      the observed objects that its initialiser keeps of what `makeCoordinator()` gives it.
      """,
    ],
    why: """
      SwiftUI ignores the write, or the view is updated again and again.
      """,
    symptom: .message("Modifying state during view update, this will cause undefined behavior."),
    example: Example(
      file: "TextView.swift",
      before: """
        import SwiftUI

        struct TextView: UIViewRepresentable {
          @Binding var height: CGFloat

          func makeUIView(context: Context) -> UITextView { UITextView() }

          func updateUIView(_ view: UITextView, context: Context) {
            let fitting = view.sizeThatFits(view.bounds.size).height
        """,
      wrong: """
            if fitting != height { height = fitting }
        """,
      right: """
            if fitting != height {
              DispatchQueue.main.async { height = fitting }
            }
        """,
      after: """
          }
        }
        """),
    limits: [
      "Closures that run later: actions, delegates, tasks, and whatever a function of somebody else gets.",
      "What UIKit or AppKit calls of a coordinator, as a delegate's method, and what stands there behind a flag (`guard !isUpdating`).",
      "Code behind a parameter for which the call gives a literal, unless that is a Boolean that lets it run.",
      "Code behind a condition that asks what a caller has asked before, unless both get the same answer.",
      "Bindings of which the code that makes the view does not tell that they write state, or what an object publishes: `--unresolved` lists them. Where no code makes the view, or could make it, they count as state.",
      "Objects of the `@Observable` macro, and objects that the view does not observe itself.",
      "Code in other types than the view, its objects and its coordinator, as in views of UIKit, unless it is given a binding or an object; methods with several declarations of one name and the same labels.",
    ])
}
