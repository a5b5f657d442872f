import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct NewScreen: View {
  @State private var shown = false

  var body: some View {
    Text("New").sheet(isPresented: $shown) { CartBadge() }
  }
}

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup {
      VStack {
        NewScreen()
        OldScreen(cart: cart)
      }
      .environmentObject(cart)
    }
  }
}
