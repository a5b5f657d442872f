// C16: scenes and contents that helpers of the App make.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()
  @State private var signedIn = false

  var body: some Scene {
    mainWindow
    secondWindow
    WindowGroup(id: "third") {
      root.environmentObject(cart)
    }
    WindowGroup(id: "fourth") {
      if signedIn { root } else { Text("signed out").onTapGesture { signedIn = true } } // want missing-environment-object(Cart)
    }
  }

  private var mainWindow: some Scene {
    WindowGroup {
      root // want missing-environment-object(Cart)
    }
  }

  @SceneBuilder private var secondWindow: some Scene {
    WindowGroup(id: "second", content: makeRoot)
  }

  @ViewBuilder private var root: some View {
    VStack { CartBadge() }
  }

  private func makeRoot() -> some View {
    root.environmentObject(cart)
  }
}
