// C17: a preview is a root whose findings are notes of a rule of their own.
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

#Preview {
  CartBadge() // want missing-environment-object-in-preview(Cart)
}

#Preview("good", traits: .sizeThatFitsLayout) {
  CartBadge()
    .environmentObject(Cart())
}

#Preview("with a local") {
  let cart = Cart()
  cart.count = 3
  return CartBadge().environmentObject(cart)
}
