// Design §4: a constant that takes the branch is a path like any other.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

enum Kind { case plain, cart }

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Flagged: View {
  let showsCart: Bool
  var body: some View {
    if showsCart { CartBadge() } else { Text("none") }
  }
}

struct Kinded: View {
  let kind: Kind
  var body: some View {
    switch kind {
    case .plain: Text("plain")
    case .cart: CartBadge()
    }
  }
}

struct Wrapper: View {
  let flag: Bool
  var body: some View { Flagged(showsCart: flag) }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Flagged(showsCart: false)
      Flagged(showsCart: true) // want missing-environment-object(Cart)
      Kinded(kind: .plain)
      Kinded(kind: Kind.cart) // want missing-environment-object(Cart)
      Wrapper(flag: false)
      Wrapper(flag: true) // want missing-environment-object(Cart)
    }
  }
}
