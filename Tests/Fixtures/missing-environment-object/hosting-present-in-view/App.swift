// C15: a hosting controller that a SwiftUI view's action presents is a new root: the view's own environment
// is not forwarded.
import SwiftUI
import UIKit

final class Cart: ObservableObject {
  @Published var count = 0
}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Shop: View {
  @EnvironmentObject var cart: Cart

  var body: some View {
    Button("Pay \(cart.count)") { present() }
  }

  private func present() {
    let checkout = Checkout()
    let host = UIHostingController(rootView: checkout) // want missing-environment-object(Cart)
    top?.present(host, animated: true)

    let forwarded = Checkout().environmentObject(cart)
    top?.present(UIHostingController(rootView: forwarded), animated: true)
  }

  private var top: UIViewController? { nil }
}

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup { Shop().environmentObject(cart) }
  }
}
