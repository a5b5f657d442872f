// C9: 'TupleView' shows the views of a tuple.
import SwiftUI

final class Cart: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

@main struct A: App {
  @StateObject var cart = Cart()
  var body: some Scene {
    WindowGroup { TupleView((Checkout(), Text(""))).environmentObject(cart) }
    WindowGroup {
      TupleView((Text(""), Checkout())) // want missing-environment-object(Cart)
    }
  }
}
