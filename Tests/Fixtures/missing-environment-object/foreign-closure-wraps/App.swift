// Design §4: a closure with parameters that code outside the project receives may be given the view, so that
// what it writes may enclose it; one without parameters encloses only what it builds.
import Helpers
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var hour = 0 }

struct Badge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ClockFace: View {
  @EnvironmentObject var clock: Clock
  var body: some View { Text("\(clock.hour)") }
}

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()
  @StateObject private var clock = Clock()

  var body: some Scene {
    WindowGroup {
      Badge()
        .applying { $0.environmentObject(cart) }
      wrapped(AnyView(Badge())) { view in AnyView(view.environmentObject(cart)) }
      ClockFace() // want missing-environment-object(Clock)
        .decorated { ClockFace().environmentObject(clock) }
    }
  }
}
