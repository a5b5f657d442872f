// A10: a value of the environment that is computed of another one is what that one makes of it; a part of a value is decided
// where the value is written, but not told.
import SwiftUI

enum Mode { case shop, read }

struct Flags { var isShop = false }

extension EnvironmentValues {
  @Entry var mode: Mode = .read
  @Entry var flags = Flags()
  var isShop: Bool { mode == .shop }
}

final class Cart: ObservableObject { @Published var count = 0 }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Page: View {
  @Environment(\.isShop) private var isShop
  var body: some View { if isShop { CartLeaf() } else { Text("read") } }
}

struct Part: View {
  @Environment(\.flags.isShop) private var isShop
  var body: some View { if isShop { CartLeaf() } else { Text("read") } }
}

struct Home: View {
  var body: some View {
    VStack {
      Page().environment(\.mode, .shop).environmentObject(Cart())
      Page().environment(\.mode, .read)
      Page()
      Part().environment(\.flags.isShop, true).environmentObject(Cart())
      Part()
    }
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup { Home() }
    WindowGroup("shop") { Page().environment(\.mode, .shop) }  // want missing-environment-object(Cart)
  }
}
