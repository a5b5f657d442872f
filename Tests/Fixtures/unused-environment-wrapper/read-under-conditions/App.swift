// A7: a read under '#if' is one.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

struct Home: View {
  #if os(iOS)
  @EnvironmentObject var cart: Cart
  #endif
  @Environment(\.locale) var locale
  var body: some View {
    #if os(iOS)
    Text("\(cart.n)")
    #elseif DEBUG
    Text("\(locale)")
    #endif
  }
}

@main struct A: App {
  @StateObject var c = Cart()
  var body: some Scene { WindowGroup { Home().environmentObject(c) } } }
