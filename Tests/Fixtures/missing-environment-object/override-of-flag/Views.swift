// A class decides by what it is made as: an override of a flag is not its superclass's.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

class Settings { var showsCart: Bool { false } }

final class Pro: Settings { override var showsCart: Bool { true } }

struct Screen: View {
  let settings: Settings
  var body: some View {
    if settings.showsCart { Leaf() }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Plain") { Screen(settings: Settings()) }
    WindowGroup("Pro") { Screen(settings: Pro()) }  // want missing-environment-object(Cart)
    WindowGroup("With") { Screen(settings: Pro()).environmentObject(Cart()) }
  }
}
