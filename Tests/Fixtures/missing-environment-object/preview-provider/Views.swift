// C17: a PreviewProvider is a preview root; what it provides never counts for an app root.
import SwiftUI

@Observable
final class Cart {
  var count = 0
}

struct CartBadge: View {
  @Environment(Cart.self) private var cart
  var body: some View { Text("\(cart.count)") }
}

struct CartBadge_Previews: PreviewProvider {
  static var previews: some View {
    CartBadge() // want missing-environment-object-in-preview(Cart)
      .previewDisplayName("bare")
    CartBadge()
      .environment(Cart())
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      CartBadge() // want missing-environment-object(Cart)
    }
  }
}
