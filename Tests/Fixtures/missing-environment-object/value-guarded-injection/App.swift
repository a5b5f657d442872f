// Design §4: the same condition at the injection and at the read excludes the failing combination.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

enum Mode { case browse, buy }

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Screen: View {
  let mode: Mode

  var body: some View {
    switch mode {
    case .browse: Text("browse")
    case .buy: CartBadge()
    }
  }
}

@main
struct ShopApp: App {
  private let cart = Cart()
  @State private var mode = Mode.browse

  var body: some Scene {
    WindowGroup {
      switch mode {
      case .browse: Screen(mode: .browse)
      case .buy: Screen(mode: .buy).environmentObject(cart)
      }
      Button("Buy") { mode = .buy }
    }
  }
}
