// A6, B1: what `defer` assigns does not change what has been returned; what is assigned before does.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Late: View {
  @StateObject var cart = Cart()
  var body: some View { root }
  var root: AnyView {
    var view = AnyView(Leaf())
    defer { view = AnyView(view.environmentObject(cart)) }
    return view
  }
}

struct Early: View {
  @StateObject var cart = Cart()
  var body: some View { root }
  var root: AnyView {
    var view = AnyView(Leaf())
    defer { print("done") }
    view = AnyView(view.environmentObject(cart))
    return view
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Late") { Late() }  // want missing-environment-object(Cart)
    WindowGroup("Early") { Early() }
  }
}
