// What there is to know about missing-environment-object.

extension RuleDocumentation {
  static let missingEnvironmentObject = RuleDocumentation(
    proves: """
      It proves that a view reads an environment object which nothing injects on some path from a root to
      the view: an app's scene, a widget, or a host made by hand such as `UIHostingController`.
      """,
    details: [
      """
      Covered are `@EnvironmentObject` and `@Environment(T.self)`, `.environmentObject(_:)` and
      `.environment(_:)` alike. Hosts are `UIHostingController`, `NSHostingView`, `UIHostingConfiguration`,
      `ImageRenderer` and the like, and the project's subclasses of them. Of a picture, as `ImageRenderer` or
      code makes it that does nothing with a controller but draw it, only what it shows at once counts. Previews
      have [a rule of their own](missing-environment-object-in-preview.md).
      """,
      """
      A finding stands where the mistake is made and mended: at the modifier or link whose content does not
      see what stands next to it, else at the root. There is one finding for each such place and type,
      however many views below read the object. Its trace names the near miss, if there is one, and then the
      shortest way to the read.
      """,
    ],
    reasons: [
      Reason(
        name: "never-injected",
        meaning: "no injection of the type was met under any root but previews"),
      Reason(
        name: "outside-injection",
        meaning:
          "the content of a modifier (`sheet`, `overlay`, `toolbar`, …) that is attached outside the injection"
      ),
      Reason(
        name: "below-stack",
        meaning:
          "a pushed destination; the injection stands inside the navigation container, which passes only its own environment on"
      ),
      Reason(name: "sibling", meaning: "injected on another branch under the same root"),
      Reason(name: "other-scene", meaning: "injected only under another root"),
      Reason(
        name: "subclass-only",
        meaning: "a subclass or superclass is injected; the static types must be equal"),
      Reason(
        name: "own-body",
        meaning: "the view injects the object in its own `body`, which is below itself"),
    ],
    why:
      "The compiler does not check the environment. The app ends when the view reads the object:",
    symptom: .message(
      """
      Fatal error: No ObservableObject of type Cart found. A View.environmentObject(_:) for Cart may be \
      missing as an ancestor of this view.
      """),
    consequences: [
      """
      For `@Environment(T.self)` the message begins with `No Observable object of type …`. It ends the app
      already when the view is installed, even if `body` never uses the property; an `@EnvironmentObject`
      that nothing reads is harmless, and neither it nor an optional `@Environment(T.self) var x: T?` is
      reported.
      """,
      """
      Tests seldom see it: it takes the path through the app that lacks the object, often a sheet, a pushed
      screen or a second window.
      """,
    ],
    example: Example(
      file: "Shop.swift",
      before: """
        import SwiftUI

        final class Cart: ObservableObject {
          @Published var count = 0
        }

        @main
        struct ShopApp: App {
          @StateObject private var cart = Cart()

          var body: some Scene {
            WindowGroup {
        """,
      wrong: """
              NavigationStack {
                NavigationLink("Pay") { Checkout() }
                  .environmentObject(cart)
              }
        """,
      right: """
              NavigationStack {
                NavigationLink("Pay") { Checkout() }
              }
              .environmentObject(cart)
        """,
      after: """
            }
          }
        }

        struct Checkout: View {
          @EnvironmentObject private var cart: Cart

          var body: some View { Text("\\(cart.count) items") }
        }
        """),
    advice: [
      """
      Inject where every path to the reader begins. A modifier's content sees what is written after the
      modifier in the chain: put `.environmentObject(cart)` below `.sheet`, or inside the sheet's content.
      Give each scene, widget and hosting controller its own injection. Inject a value whose declared type is
      the type that is read.
      """
    ],
    options: [
      """
      Some findings weigh less than the rule: content that is hosted apart, such as the preview of a
      `contextMenu`, and a toolbar on macOS alone are warnings; what is hosted only in functions that nothing
      runs is a note, where a project file or a package says what is compiled. A severity that is set holds for
      all findings.
      """
    ],
    suppression: .lineOrReader,
    limits: [
      "Paths behind an undecided step: the summary counts them, `--unresolved` lists them.",
      "Tests, and views that no root reaches.",
      """
      Hosts made below a `UIViewControllerRepresentable` or its relatives: they may inherit, unless one
      injects the object itself, or nothing in the project does.
      """,
    ],
    furtherLimits: [
      """
      Presentations that older systems cut off (sheets on iOS 13): they are taken to inherit; see
      [`sheet-loses-environment`](sheet-loses-environment.md).
      """,
      """
      Branches: one that run-time values decide is taken both ways; one that constants decide is followed
      only the way they decide, and where that cannot be told, what is behind it is undecided.
      """,
    ])
}
