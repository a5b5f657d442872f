// C1: from iOS 14 and macOS 11 on, sheets inherit.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ContentView: View {
  @State private var shown = false

  var body: some View {
    CartBadge()
      .sheet(isPresented: $shown) { CartBadge() }
  }
}

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup { ContentView().environmentObject(cart) }
  }
}
