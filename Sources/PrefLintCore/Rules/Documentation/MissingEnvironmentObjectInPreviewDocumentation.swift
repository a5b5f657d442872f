// What there is to know about missing-environment-object-in-preview.

extension RuleDocumentation {
  static let missingEnvironmentObjectInPreview = RuleDocumentation(
    proves: """
      It proves that a view in a `#Preview` or a `PreviewProvider` reads an environment object which the
      preview does not inject.
      """,
    details: [
      """
      It is [`missing-environment-object`](missing-environment-object.md) with previews as roots: the same
      paths, the same reasons, the same kind of trace.
      """
    ],
    reasons: missingEnvironmentObject.reasons,
    why:
      "The preview crashes when it is drawn. The canvas shows little more; the crash report says:",
    symptom: .message(
      """
      Fatal error: No ObservableObject of type Cart found. A View.environmentObject(_:) for Cart may be \
      missing as an ancestor of this view.
      """),
    consequences: [
      """
      No user of the app ever sees it, so it is a note: shown with `--notes` and in JSON, and never a reason
      to fail.
      """
    ],
    example: Example(
      file: "Checkout.swift",
      before: """
        import SwiftUI

        final class Cart: ObservableObject {
          @Published var count = 0
        }

        struct Checkout: View {
          @EnvironmentObject private var cart: Cart

          var body: some View { Text("\\(cart.count) items") }
        }

        """,
      wrong: """
        #Preview {
          Checkout()
        }
        """,
      right: """
        #Preview {
          Checkout()
            .environmentObject(Cart())
        }
        """),
    options: ["As a warning it is always shown, and fails with `--strict`."],
    suppression: .lineOrReader,
    limits: [
      """
      A `#Preview` with `traits:`: it may get anything from a preview modifier. What its own code does not
      inject is undecided.
      """,
      """
      What [`missing-environment-object`](missing-environment-object.md#limits) is silent about, here, too.
      """,
    ],
    furtherLimits: ["Previews do not count as roots in the summary."])
}
