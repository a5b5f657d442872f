// A1, A8: type aliases are transparent, each of these attributes is SwiftUI's wrapper.
import Observation
import SwiftUI

typealias Shared = EnvironmentObject
typealias SharedAgain = Shared
typealias CartObject = EnvironmentObject<Cart>
typealias Object<T: ObservableObject> = EnvironmentObject<T>
typealias Env = Environment

final class Cart: ObservableObject { @Published var count = 0 }
final class Theme: ObservableObject { @Published var size = 0 }
@Observable final class Store { var name = "" }

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup {
      Plain()  // want missing-environment-object(Theme) missing-environment-object(Store)
        .environmentObject(cart)
    }
    WindowGroup("Bare") {
      Bound()  // want missing-environment-object(Cart)
    }
  }
}

struct Plain: View {
  @Shared private var cart: Cart
  @Object<Theme> private var theme
  @Env(Store.self) private var store

  var body: some View {
    Text("\(cart.count) \(theme.size) \(store.name)")
    Bound()
    Again()
  }
}

struct Bound: View {
  @CartObject private var cart

  var body: some View { Text("\(cart.count)") }
}

struct Again: View {
  @SharedAgain private var cart: Cart

  var body: some View { Text("\(cart.count)") }
}
