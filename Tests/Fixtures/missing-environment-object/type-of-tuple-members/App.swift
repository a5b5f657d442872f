// A3: labelled and numbered members of tuples have their elements' types.
import SwiftUI

final class Cart: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

func makeDeps() -> (model: Cart, name: String) { (Cart(), "x") }

@main struct A: App {
  let deps: (model: Cart, name: String) = (model: Cart(), name: "a")
  let deps2 = (model: Cart(), name: "a")
  var body: some Scene {
    WindowGroup { Checkout().environmentObject(deps.model) }
    WindowGroup { Checkout().environmentObject(deps2.model) }
    WindowGroup { Checkout().environmentObject(makeDeps().model) }
    WindowGroup { Checkout().environmentObject(deps.0) }
    WindowGroup {
      Checkout() // want missing-environment-object(Cart)
    }
  }
}
