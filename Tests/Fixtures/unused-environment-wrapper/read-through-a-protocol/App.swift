// A7: a protocol of the project that demands the property may read it.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

protocol HasCart { var cart: Cart { get } }

extension HasCart { func total() -> Int { cart.n } }

struct Home: View, HasCart {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(total())") }
}

@main struct A: App {
  @StateObject var c = Cart()
  var body: some Scene { WindowGroup { Home().environmentObject(c) } } }
