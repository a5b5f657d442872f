// C16: helpers that extend 'Scene' write for every scene of a group.
import SwiftUI

final class Cart: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

extension Scene {
  func provided(_ c: Cart) -> some Scene { self.environmentObject(c) }
  func own(_ c: Cart) -> some Scene { environmentObject(c) }
}

@main struct A: App {
  @StateObject var cart = Cart()
  var body: some Scene {
    Group {
      WindowGroup { Checkout() }
      Settings { Checkout() }
    }
    .provided(cart)
    WindowGroup { Checkout() }.own(cart)
    WindowGroup {
      Checkout() // want missing-environment-object(Cart)
    }
  }
}
