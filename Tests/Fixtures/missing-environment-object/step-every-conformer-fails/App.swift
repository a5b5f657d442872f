// Design 4: where every type behind a protocol reads an object, it is missing whichever stands
// there.
import SwiftUI

final class Cart: ObservableObject {}

protocol Screen: View {}

struct PlainOne2 {}

struct CartScreen: Screen {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

struct OtherScreen: Screen {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart) x") }
}

struct Showing: View {
  let screen: any Screen
  var body: some View { AnyView(screen) }
}

final class Router: ObservableObject { @Published var screen: any Screen; init(_ s: any Screen) { screen = s }; static let shared = Router(PlainOne()) }

struct PlainOne: Screen { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

func load() -> any Screen { Router.shared.screen }

@main struct A: App {
  @StateObject var cart = Cart()
  var body: some Scene {
    WindowGroup {
      Showing(screen: load())
        .environmentObject(cart)
    }
    WindowGroup {
      Showing(screen: load()) // want missing-environment-object(Cart)
    }
  }
}
