// C4: what a condition binds may have the name of what it asks for, which says the same elsewhere; the conditions after it see
// what it has bound.
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
  @Published var isOpen = false
}

struct Reader: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

extension View {
  @ViewBuilder func providing(_ cart: Cart?) -> some View {
    if let cart { environmentObject(cart) } else { self }
  }

  @ViewBuilder func ifLet<Held, Content: View>(
    _ held: Held?, _ content: (Self, Held) -> Content
  ) -> some View {
    if let held { content(self, held) } else { self }
  }
}

struct Inner: View {
  let hasCart: Bool
  var body: some View { if hasCart { Reader() } else { Text("none") } }
}

struct Kept: View {
  @State private var cart: Cart? = nil
  var body: some View {
    Group { if cart == nil { Text("none") } else { Reader() } }
      .providing(cart)
      .onTapGesture { cart = Cart() }
  }
}

struct KeptByFlag: View {
  @State private var cart: Cart?
  var body: some View {
    Inner(hasCart: cart != nil).ifLet(cart) { $0.environmentObject($1) }
      .onTapGesture { cart = Cart() }
  }
}

struct Opposite: View {
  @State private var cart: Cart? = nil
  var body: some View {
    Group { if cart == nil { Reader() } else { Text("some") } }
      .providing(cart)
      .onTapGesture { cart = Cart() }
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      Kept()
      KeptByFlag()
      Opposite()  // want missing-environment-object(Cart)
    }
  }
}
