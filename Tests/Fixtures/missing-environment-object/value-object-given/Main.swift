// A3: an optional parameter that is given an object holds it; one that is given nil does not.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Row: View {
  let cart: Cart?
  var body: some View {
    if let cart { Leaf().environmentObject(cart) } else { Leaf() }
  }
}

struct Given: View {
  var body: some View { Row(cart: Cart()) }
}

struct Empty: View {
  var body: some View { Row(cart: nil) }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack { // want missing-environment-object(Cart)
        Given()
        Empty()
      }
    }
  }
}
