// An extension of a nested type sees what the type holds, not the type itself: 'Cart' in 'extension Shop.Cart' is the one
// at the top of the file. What is written in the type sees all that is around it.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

final class Stall: ObservableObject { var n = 0 }

enum Shop {
  final class Cart: ObservableObject { var n = 0 }
}

extension Shop.Cart {
  struct Row: View {
    @EnvironmentObject var cart: Cart
    var body: some View { Text("\(cart.n)") }
  }
}

enum Market {
  final class Stall: ObservableObject {
    var n = 0
    struct Row: View {
      @EnvironmentObject var stall: Stall
      var body: some View { Text("\(stall.n)") }
    }
  }
}

@main struct ShopApp: App {
  @StateObject var nestedCart = Shop.Cart()
  @StateObject var cart = Cart()
  @StateObject var nestedStall = Market.Stall()
  @StateObject var stall = Stall()
  var body: some Scene {
    WindowGroup {
      Shop.Cart.Row().environmentObject(nestedCart) // want missing-environment-object(Cart)
      Shop.Cart.Row().environmentObject(cart)
      Market.Stall.Row().environmentObject(nestedStall)
      Market.Stall.Row().environmentObject(stall) // want missing-environment-object(Stall)
    }
  }
}
