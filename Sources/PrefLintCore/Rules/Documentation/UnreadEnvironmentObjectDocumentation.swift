// What there is to know about unread-environment-object.

extension RuleDocumentation {
  static let unreadEnvironmentObject = RuleDocumentation(
    proves: """
      It proves that no view below an injection reads its object: everything below it is decided, and each
      reader of the type there has a nearer injection, or there is none.
      """,
    reasons: [Reason(name: "no-reader-below", meaning: "no view below the injection reads it")],
    why: """
      The injection is left over, or stands on the wrong view. It costs little, and at the root it may serve a
      view that is yet to be written: the rule is off unless it is configured.
      """,
    symptom: .silence,
    example: Example(
      file: "Shop.swift",
      before: """
        import SwiftUI

        final class Cart: ObservableObject {
          @Published var count = 0
        }

        struct Badge: View {
          @EnvironmentObject private var cart: Cart

          var body: some View { Text("\\(cart.count)") }
        }

        @main
        struct ShopApp: App {
          @StateObject private var cart = Cart()

          var body: some Scene {
            WindowGroup {
        """,
      wrong: """
              VStack {
                Text("Shop").environmentObject(cart)
                Badge().environmentObject(cart)
              }
        """,
      right: """
              VStack {
                Text("Shop")
                Badge().environmentObject(cart)
              }
        """,
      after: """
            }
          }
        }
        """),
    limits: [
      "Injections that no root reaches, and those of previews.",
      "Types that a property wrapper of the project, a style or `values[T.self]` reads.",
      """
      Public types of libraries, and what their public code injects: modules that no app of the project runs, and
      those that `libraries:` names.
      """,
    ])
}
