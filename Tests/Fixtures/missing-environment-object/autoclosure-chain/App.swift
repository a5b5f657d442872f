// C9: an autoclosure may hold a chain or a container; what it builds stands where it is called.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Lazy<Content: View>: View {
  let build: () -> Content
  init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
  var body: Content { build() }
}

struct Bare: View {
  var body: some View {
    VStack {
      Lazy(Leaf().padding())
      Lazy(VStack { Leaf() })
    }
  }
}

struct Provided: View {
  var body: some View { Lazy(Leaf().padding().environmentObject(Cart())) }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack { // want missing-environment-object(Cart)
        Bare()
        Provided()
      }
    }
  }
}
