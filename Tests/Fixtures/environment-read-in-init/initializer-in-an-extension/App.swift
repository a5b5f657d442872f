// A19: an initialiser in an extension of another file reads, that of a nested type reads its own.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

struct Home: View {
  @EnvironmentObject var cart: Cart
  struct Model {
    var cart = Cart()
    var n: Int
    init() { n = cart.n }
  }
  init() { _ = Model() }
  var body: some View { Text("\(cart)") }
}
