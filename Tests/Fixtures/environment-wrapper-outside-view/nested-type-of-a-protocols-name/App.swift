// A16: in an extension of 'Shop.View' the name 'View' is looked up among the members of that type and then in the file, not
// among the members of 'Shop': it means SwiftUI's protocol.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

enum Shop {
  enum View {}
}

extension Shop.View {
  struct Main: View {
    @EnvironmentObject var cart: Cart
    var body: some View { Text("\(cart.n)") }
  }

  struct Plain {
    @EnvironmentObject var cart: Cart // want environment-wrapper-outside-view(Cart)
    var text: String { "\(cart.n)" }
  }
}

@main struct ShopApp: App {
  @StateObject var cart = Cart()
  var body: some Scene { WindowGroup { Shop.View.Main().environmentObject(cart) } }
}
