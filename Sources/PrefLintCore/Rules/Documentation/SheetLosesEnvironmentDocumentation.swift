// What there is to know about sheet-loses-environment.

extension RuleDocumentation {
  static let sheetLosesEnvironment = RuleDocumentation(
    proves: """
      It proves that the content of a `sheet` reads an environment object which is there outside the sheet, in
      a file whose deployment target includes iOS 13. There a sheet does not inherit the environment.
      """,
    details: ["A finding stands at the sheet; there is one for each sheet and type."],
    reasons: [
      Reason(name: "sheet-on-ios-13", meaning: "a sheet that iOS 13 may present")
    ],
    why: "The app ends when the sheet is shown on iOS 13, and only there:",
    symptom: .message(
      """
      Fatal error: No ObservableObject of type Cart found. A View.environmentObject(_:) for Cart may be \
      missing as an ancestor of this view.
      """),
    consequences: [
      "Before iOS 13.4 the message begins with `No observable object of type Cart.Type found.`"
    ],
    example: Example(
      file: "Shop.swift",
      before: """
        import SwiftUI
        import UIKit

        final class Cart: ObservableObject {
          @Published var count = 0
        }

        struct Badge: View {
          @EnvironmentObject private var cart: Cart

          var body: some View { Text("\\(cart.count)") }
        }

        struct Shelf: View {
          @EnvironmentObject private var cart: Cart
          @State private var isPaying = false

          var body: some View {
            Text("\\(cart.count)")
        """,
      wrong: "      .sheet(isPresented: $isPaying) { Badge() }",
      right: "      .sheet(isPresented: $isPaying) { Badge().environmentObject(cart) }",
      after: """
          }
        }

        func makeShelf(_ cart: Cart) -> UIViewController {
          UIHostingController(rootView: Shelf().environmentObject(cart))
        }
        """),
    advice: ["Inject the object inside the content as well."],
    configuration: "deployment-targets: { iOS: \"13.0\" }",
    configurationPurpose: "the deployment target, for all files or for some",
    limits: [
      """
      Sheets without a deployment target for iOS in the configuration, or with 14 or later: they are taken to
      inherit.
      """,
      """
      Ways that pass an `#available` check or a declaration with `@available`: they are taken not to run on
      iOS 13.
      """,
      "Popovers, which inherit, and values of `@Environment`, which have defaults.",
    ],
    furtherLimits: [
      """
      What is missing outside the sheet, too: it belongs to
      [`missing-environment-object`](missing-environment-object.md).
      """
    ])
}
