import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      CartBadge() // want missing-environment-object(Cart)
    }
  }
}
