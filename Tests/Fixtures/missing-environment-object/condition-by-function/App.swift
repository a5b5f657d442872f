// C4: a function that is given an unwrapped object decides at two places: what it answers at one it may answer at the other.
import SwiftUI

final class User: ObservableObject { @Published var role = 0 }

final class Cart: ObservableObject { @Published var count = 0 }

func mayShop(_ user: User) -> Bool { user.role == 1 }

struct Reader: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Shop: View {
  let user: User
  var body: some View { if mayShop(user) { Reader() } }
}

struct Home: View {
  @State private var user: User?
  var body: some View {
    if let user {
      if mayShop(user) {
        Shop(user: user).environmentObject(Cart())
      } else {
        Shop(user: user)
      }
    }
  }
}

struct Never: View {
  var body: some View { Reader() }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      Home()
      Never()  // want missing-environment-object(Cart)
    }
  }
}
