// A19: parameters, locals and local functions of the same name are no reads of the wrapper.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

struct Home: View {
  @EnvironmentObject var cart: Cart
  let n: Int
  init(cart: Cart) {
    n = cart.n
  }
  init(other cart: Cart) {
    let f = { cart.n }
    n = f()
  }
  init(third: Int) {
    let cart = Cart()
    n = cart.n
    func local(cart: Cart) -> Int { cart.n }
    _ = local(cart: cart)
  }
  var body: some View { Text("\(cart)") }
}
