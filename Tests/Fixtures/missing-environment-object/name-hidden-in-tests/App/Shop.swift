// C16: what a file that imports a test module declares is part of no product: 'App' below is SwiftUI's, and the app is
// a root.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var hour = 0 }

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  @EnvironmentObject var clock: Clock
  var body: some View { Text("\(cart.count) \(clock.hour)") }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      CartBadge() // want missing-environment-object(Cart)
        .environmentObject(Clock())
    }
  }
}
