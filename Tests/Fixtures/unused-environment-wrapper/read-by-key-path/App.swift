// A7: a key path may read the property.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

struct Home: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(self[keyPath: \.cart].n)") }
}

struct Home2: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(get(self, \Home2.cart.n))") }
}

func get<A, B>(_ a: A, _ k: KeyPath<A, B>) -> B { a[keyPath: k] }

@main struct A: App {
  @StateObject var c = Cart()
  var body: some Scene { WindowGroup { Home().environmentObject(c); Home2().environmentObject(c) } } }
