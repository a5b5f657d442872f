import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup { CartBadge().environmentObject(cart) }
  }
}
