// Two apps begin here, each in a folder of its own: what one is made of is not told to be in the other, so that
// the 'ContentView' of the watch, which is not here, is not the phone's. What stands beside them is in both.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

@main struct ShopApp: App {
  @StateObject private var cart = Cart()
  var body: some Scene {
    WindowGroup { ContentView().environmentObject(cart) }
  }
}

struct ContentView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}
