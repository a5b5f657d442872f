// C5: a destination that nothing provides for is mended at the root.
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ContentView: View {
  @State private var paying = false

  var body: some View {
    NavigationStack {
      Button("Pay") { paying = true }
        .navigationDestination(isPresented: $paying) { Checkout() }
    }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView() // want missing-environment-object(Cart)
    }
  }
}
