// C1: sheets that inject, or read nothing, lose nothing.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

struct Child: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.n)") }
}

struct Wrap: View {
  @StateObject var cart = Cart()
  @State var on = false
  var body: some View { Text("").sheet(isPresented: $on) { Child().environmentObject(self.cart) }
    .background(EmptyView().sheet(isPresented: $on) { Text("") })
    .overlay(Child().environmentObject(cart)) }
}

@main struct A: App { var body: some Scene { WindowGroup { Wrap() } } }
