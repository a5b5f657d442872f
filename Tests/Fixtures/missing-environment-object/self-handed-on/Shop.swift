// A1: a view that hands itself to other code reads what that reads of it.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

func text(of view: Free) -> String { "\(view.cart.count)" }
func name(of view: Unread) -> String { view.title }

struct Free: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text(text(of: self)) }
}

struct Static: View {
  @EnvironmentObject var cart: Cart
  static func text(of view: Static) -> String { "\(view.cart.count)" }
  var body: some View { Text(Self.text(of: self)) }
}

struct Format {
  let view: Helped
  var text: String { "\(view.cart.count)" }
  var name: String { "" }
}

struct Helped: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text(Format(view: self).text) }
}

struct Unread: View {
  @EnvironmentObject var cart: Cart
  let title = ""
  var body: some View { Text(name(of: self)) }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Free") { Free() }  // want missing-environment-object(Cart)
    WindowGroup("Static") { Static() }  // want missing-environment-object(Cart)
    WindowGroup("Helped") { Helped() }  // want missing-environment-object(Cart)
    WindowGroup("Unread") { Unread() }
    WindowGroup("With") {
      Group {
        Free()
        Static()
        Helped()
      }
      .environmentObject(Cart())
    }
  }
}
