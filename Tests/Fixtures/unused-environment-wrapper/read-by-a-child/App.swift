// A7: a view that is given the view may read its property.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

struct Home: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Child(parent: self) }
}

struct Child: View { let parent: Home; var body: some View { Text("\(parent.cart.n)") } }

struct Other: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("").modifier(M(v: self)) }
}

struct M: ViewModifier { let v: Other; func body(content: Content) -> some View { content.id(v.cart.n) } }

@main struct A: App {
  @StateObject var c = Cart()
  var body: some Scene { WindowGroup { Home().environmentObject(c); Other().environmentObject(c) } } }
