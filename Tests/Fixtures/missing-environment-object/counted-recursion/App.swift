// A7: a function that calls itself by a number ends with what the number says.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

@MainActor func level(_ index: Int) -> AnyView {
  index < 5 ? AnyView(VStack { level(index + 1) }) : AnyView(leaf(index))
}

@MainActor @ViewBuilder func leaf(_ index: Int) -> some View {
  if index == 5 { CartView() } else { Text("none") }
}

struct Deep: View {
  var body: some View { level(0) }
}

struct Flat: View {
  var body: some View { level(6) }
}

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup { Deep().environmentObject(Cart()) }
    WindowGroup(id: "1") { Deep() }  // want missing-environment-object(Cart)
    WindowGroup(id: "2") { Flat() }
  }
}
