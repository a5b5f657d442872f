// Design §4: views that no root reaches are never reported.
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Unused: View {
  var body: some View { CartBadge() }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Text("Shop") }
  }
}
