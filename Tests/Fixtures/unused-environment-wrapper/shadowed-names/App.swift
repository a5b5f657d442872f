// A7: parameters and locals of the same name read nothing.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

struct Row: View { let cart: Cart; var body: some View { Text("\(cart.n)") } }

struct Home: View {
  @EnvironmentObject var cart: Cart // want unused-environment-wrapper(Cart)
  let carts: [Cart]
  var body: some View {
    ForEach(carts.indices, id: \.self) { i in
      let cart = carts[i]
      Text("\(cart.n)")
    }
    ForEach(carts, id: \.n) { cart in Row(cart: cart) }
    helper(Cart())
  }
  func helper(_ cart: Cart) -> some View { Text("\(cart.n)") }
}

@main struct A: App {
  @StateObject var c = Cart()
  var body: some Scene { WindowGroup { Home(carts: []).environmentObject(c) } } }
