// Design §3: a suppression at the finding's place silences it, on the line or alone on the line above.
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
  var body: some Scene {
    WindowGroup {
      CartBadge() // preflint:ignore[missing-environment-object] - injected by the test host
    }
    WindowGroup(id: "second") {
      // preflint:ignore[missing-environment-object] - injected by the test host
      CartBadge()
    }
    WindowGroup(id: "third") {
      CartBadge() // want missing-environment-object(Cart)
    }
  }
}
