// One view in one environment at two places that do not exist on the same platforms: what is read on iOS only fails
// where iOS is, and a finding that holds on one platform says so.
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Home() // want missing-environment-object(Cart) missing-environment-object(Clock)
    }
    #if os(macOS)
      Settings {
        Home() // want missing-environment-object(Clock)
      }
    #endif
  }
}

final class Cart: ObservableObject { var count = 1 }

final class Clock: ObservableObject { var count = 1 }

struct Home: View {
  @EnvironmentObject var cart: Cart
  @EnvironmentObject var clock: Clock

  var body: some View {
    Text("\(clock.count)")
    #if os(iOS)
      Text("\(cart.count)")
    #endif
  }
}
