// C1: with a target of iOS 13 a sheet does not inherit; its content must be injected again.
import SwiftUI
import UIKit

final class Cart: ObservableObject { @Published var count = 0 }

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ContentView: View {
  @EnvironmentObject var cart: Cart
  @State private var shown = false

  var body: some View {
    VStack {
      CartBadge()
        .sheet(isPresented: $shown) { CartBadge() } // want sheet-loses-environment(Cart)
      CartBadge()
        .sheet(isPresented: $shown) { CartBadge().environmentObject(cart) }
    }
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let cart = Cart()

  func makeRoot() -> UIViewController {
    UIHostingController(rootView: ContentView().environmentObject(cart))
  }
}
