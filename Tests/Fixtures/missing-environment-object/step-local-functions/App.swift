// Design 4: local functions, local closures and properties between a view and its content.
import SwiftUI

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

struct Home: View {
  @StateObject var cart = Cart()
  var body: some View {
    func wrap<V: View>(_ v: V) -> some View { v.environmentObject(cart) }
    let inner = { Badge() }
    return VStack { wrap(Badge()); wrap(inner()); rows }
  }
  @ViewBuilder private var rows: some View { ForEach(0..<3) { _ in row } }
  private var row: some View { HStack { Badge() }.environmentObject(self.cart) }
}

@main struct A: App { var body: some Scene { WindowGroup { Home() } } }
