// A7: the first of two closures that need not be given takes the one without a label.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Column: View {
  var cell: (() -> AnyView)?
  var footer: (() -> AnyView)?
  var body: some View {
    cell?()
    footer?()
  }
}

struct Card: View {
  var title: (() -> AnyView)? = nil
  let content: () -> AnyView
  var body: some View { content() }
}

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup { Column { AnyView(CartView().environmentObject(Cart())) } footer: { AnyView(Text("x")) } }
    WindowGroup(id: "1") { Column { AnyView(Text("x")) } footer: { AnyView(CartView()) } }  // want missing-environment-object(Cart)
    WindowGroup(id: "2") { Card { AnyView(CartView()) } }  // want missing-environment-object(Cart)
    WindowGroup(id: "3") { Card { AnyView(Text("x")) } }
  }
}
