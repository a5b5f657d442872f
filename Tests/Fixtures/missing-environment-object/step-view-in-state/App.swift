// Design 4: which view a state holds that code assigns later is not followed, and so nothing below
// it is reported.
import SwiftUI

final class Cart: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

struct Home: View {
  @State var c: AnyView = AnyView(Text(""))
  @State var o: AnyView?
  var body: some View {
    VStack { c; o }.onAppear { c = AnyView(Checkout()); o = AnyView(Checkout()) }
  }
}

struct Home2: View {
  @StateObject var cart = Cart()
  @State var c = AnyView(Text(""))
  var body: some View {
    VStack { c }.environmentObject(cart).onAppear { c = AnyView(Checkout()) }
  }
}

@main struct A: App {
  var body: some Scene {
    WindowGroup { Home() }
    WindowGroup { Home2() }
  }
}
