// C18: what stands in a folder of tests makes no root, whatever it imports.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { CartBadge().environmentObject(Cart()) }
  }
}
