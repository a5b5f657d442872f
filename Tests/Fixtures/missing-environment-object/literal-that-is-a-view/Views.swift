// A7: a literal is a view where one is expected that it can make; one that stays a text is none.
import SwiftUI

final class Cart: ObservableObject { @Published var name = "" }

struct Heading: View, ExpressibleByStringLiteral {
  @EnvironmentObject var cart: Cart
  init(stringLiteral text: String) {}
  var body: some View { Text(cart.name) }
}

struct Rows: View, ExpressibleByArrayLiteral {
  @EnvironmentObject var cart: Cart
  init(arrayLiteral rows: String...) {}
  var body: some View { Text(cart.name) }
}

struct Page: View {
  let heading: Heading
  var body: some View { heading }
}

struct Titled: View {
  let heading: String
  var body: some View { Text(heading) }
}

struct Returning: View {
  var heading: Heading { "a" }
  var body: some View { heading }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Coerced") { "a" as Heading }  // want missing-environment-object(Cart)
    WindowGroup("Given") { Page(heading: "a") }  // want missing-environment-object(Cart)
    WindowGroup("Returned") { Returning() }  // want missing-environment-object(Cart)
    WindowGroup("List") { ["a", "b"] as Rows }  // want missing-environment-object(Cart)
    WindowGroup("Text") { Titled(heading: "a") }
    WindowGroup("With") { Page(heading: "a").environmentObject(Cart()) }
  }
}
