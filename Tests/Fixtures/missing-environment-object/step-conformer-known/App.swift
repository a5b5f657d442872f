// Design 4: a conformer that is seen to be put behind a protocol is that conformer.
import SwiftUI

final class Cart: ObservableObject {}

protocol Screen: View {}

struct CartScreen: Screen {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

struct OtherScreen: Screen {
  var body: some View { Text(" x") }
}

struct Showing: View {
  let screen: any Screen
  var body: some View { AnyView(screen) }
}

@main struct A: App {
  @StateObject var cart = Cart()
  var body: some Scene {
    WindowGroup {
      Showing(screen: CartScreen()).environmentObject(cart)
    }
    WindowGroup {
      Showing(screen: CartScreen()) // want missing-environment-object(Cart)
      Showing(screen: OtherScreen())
    }
  }
}
