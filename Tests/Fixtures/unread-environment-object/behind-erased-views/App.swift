// A6: what stands behind an erased view may read.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

struct Home: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.n)") }
}

struct Deep<C: View>: View { let c: () -> C; var body: some View { NavigationStack { List { NavigationLink("x") { c() } } } } }

@main struct A: App {
  @StateObject var c = Cart()
  var body: some Scene { WindowGroup { Deep { AnyView(Home()) }.environmentObject(c)
  } } }
