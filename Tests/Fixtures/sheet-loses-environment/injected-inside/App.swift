// C1: on iOS 13 a sheet's content needs an injection of its own.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

struct Home: View {
  @EnvironmentObject var cart: Cart
  @State var on = false
  var body: some View { Text("\(cart.n)").sheet(isPresented: $on) { // want sheet-loses-environment(Cart)
    Child() }
    .popover(isPresented: $on) { Child().environmentObject(cart) }
  }
}

struct Child: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.n)") }
}

@main struct A: App {
  @StateObject var c = Cart()
  var body: some Scene { WindowGroup { Home().environmentObject(c) } } }
