// Design §4: where a parameter is only ever passed constants that never take the branch, the read is not on
// the path.
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
    if showsCart { CartBadge() }
  }
}

struct Named: View {
  var name: String?
  var body: some View {
    if let name {
      Text(name)
      CartBadge()
    }
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

struct Defaulted: View {
  var showsCart = false
  var body: some View {
    VStack { showsCart ? AnyView(CartBadge()) : AnyView(EmptyView()) }
  }
}

struct OwnRead: View {
  @EnvironmentObject var cart: Cart
  let counts: Bool
  var body: some View { Text(counts ? "\(cart.count)" : "-") }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Flagged(showsCart: false)
      Named(name: nil)
      Named()
      Kinded(kind: .plain)
      Defaulted()
      OwnRead(counts: false)
    }
  }
}
