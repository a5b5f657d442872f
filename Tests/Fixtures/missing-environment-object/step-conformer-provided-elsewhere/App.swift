// Design 4: which conformer stands behind a protocol is not told by the place; what is provided for
// it at one place may be all that it needs, what is provided at none is missing.
import SwiftUI

final class Cart: ObservableObject {}

final class Other: ObservableObject {}

protocol Screen: View {}

struct CartScreen: Screen {
  @EnvironmentObject var cart: Cart
  @EnvironmentObject var other: Other
  var body: some View { Text("\(cart) \(other)") }
}

struct PlainScreen: Screen { var body: some View { Text("") } }

struct Showing: View {
  let screen: any Screen
  var body: some View { AnyView(screen) }
}

final class Router: ObservableObject {
  @Published var screen: any Screen
  init(_ s: any Screen) { screen = s }
  static let shared = Router(PlainOne())
  func showCart() { screen = CartScreen() }
}

struct PlainOne: Screen { var body: some View { Text("") } }

func load() -> any Screen { Router.shared.screen }

@main struct A: App {
  @StateObject var cart = Cart()
  var body: some Scene {
    WindowGroup {
      Showing(screen: load()) // want missing-environment-object(Other)
        .environmentObject(cart)
    }
    WindowGroup {
      Showing(screen: load()) // want missing-environment-object(Other)
    }
  }
}
