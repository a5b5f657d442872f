// Design §3: a suppression at a reading property silences that reader only.
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

struct Silenced: View {
  // preflint:ignore[missing-environment-object] - the host injects it
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Loud: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Silenced()
    }
    WindowGroup(id: "both") {
      VStack { // want missing-environment-object(Cart)
        Silenced()
        Loud()
      }
    }
  }
}
