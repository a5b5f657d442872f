// C4: behind a guard, or behind a branch that returns, the condition holds as it does inside a branch.
import SwiftUI

final class User: ObservableObject {
  @Published var isAdmin = false
  @Published var isOpen = false
}

final class Cart: ObservableObject { @Published var count = 0 }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Inner: View {
  let user: User?
  var body: some View { if let user, user.isAdmin { CartLeaf() } }
}

struct Other: View {
  let user: User?
  var body: some View { if let user, user.isOpen { CartLeaf() } }
}

struct Guarded: View {
  let user: User?
  var body: some View { content }
  var content: AnyView {
    guard let known = user, known.isAdmin else { return AnyView(Inner(user: user)) }
    return AnyView(Inner(user: user).environmentObject(Cart()))
  }
}

struct Returned: View {
  let user: User?
  var body: some View { content }
  var content: AnyView {
    if let known = user, known.isAdmin { return AnyView(Inner(user: user).environmentObject(Cart())) }
    return AnyView(Inner(user: user))
  }
}

struct Inverted: View {
  @State private var cart: Cart?
  var body: some View { build().onTapGesture { cart = Cart() } }
  func build() -> AnyView {
    guard cart == nil else { return AnyView(inner.environmentObject(cart!)) }
    return AnyView(inner)
  }
  @ViewBuilder var inner: some View {
    if let cart { VStack { CartLeaf(); Text("\(cart.count)") } } else { Text("none") }
  }
}

struct Wrong: View {
  let user: User?
  var body: some View { content }
  var content: AnyView {
    guard let known = user, known.isAdmin else { return AnyView(Other(user: user)) }
    return AnyView(Other(user: user).environmentObject(Cart()))
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      Guarded(user: User())
      Returned(user: User())
      Inverted()
      Wrong(user: User())  // want missing-environment-object(Cart)
    }
  }
}
