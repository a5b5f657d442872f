// Design §4: a value that only the run decides takes every branch.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Flagged: View {
  let showsCart: Bool
  var body: some View {
    if showsCart { CartBadge() } else { Text("none") }
  }
}

struct ContentView: View {
  @State private var open = false

  var body: some View {
    Toggle("Cart", isOn: $open)
    Flagged(showsCart: open)
  }
}

struct Stored: View {
  @AppStorage("badge") private var stored = false
  var body: some View { Flagged(showsCart: stored) }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView() // want missing-environment-object(Cart)
      Stored() // want missing-environment-object(Cart)
      Flagged(showsCart: Calendar.current.component(.day, from: .now) > 3) // want missing-environment-object(Cart)
    }
  }
}
