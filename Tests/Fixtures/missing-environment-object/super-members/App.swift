// A7: `super` is what the class above makes, and what that calls of itself is the heir's.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

class Screen: ObservableObject {
  func root() -> AnyView { AnyView(VStack { content() }) }
  func content() -> AnyView { AnyView(Text("plain")) }
}

final class CartScreen: Screen {
  override func root() -> AnyView { AnyView(super.root().padding()) }
  override func content() -> AnyView { AnyView(CartView()) }
}

final class PlainScreen: Screen {
  override func root() -> AnyView { AnyView(super.root().padding()) }
}

struct CartRoot: View {
  @StateObject private var screen = CartScreen()
  var body: some View { screen.root() }
}

struct PlainRoot: View {
  @StateObject private var screen = PlainScreen()
  var body: some View { screen.root() }
}

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup { CartRoot().environmentObject(Cart()) }
    WindowGroup(id: "1") { CartRoot() }  // want missing-environment-object(Cart)
    WindowGroup(id: "2") { PlainRoot() }
  }
}
