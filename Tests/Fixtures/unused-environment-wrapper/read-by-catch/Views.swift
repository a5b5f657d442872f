// A7: what a `catch` asks, and what an extension of all views that are one type says, reads. A property that neither does is not
// read.
import SwiftUI

final class Cart: ObservableObject { var count = 0 }

struct Catching: View {
  @EnvironmentObject var cart: Cart
  func load() throws {}
  var body: some View {
    Button("") {
      do { try load() } catch where cart.count == 0 {} catch {}
    }
  }
}

struct Extended: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text(heading) }
}

extension View where Self == Extended { var heading: String { "\(cart.count)" } }

struct Other: View {
  @EnvironmentObject var cart: Cart  // want unused-environment-wrapper(Cart)
  func load() throws {}
  var body: some View {
    Button("") {
      do { try load() } catch where 1 == 0 {} catch {}
    }
  }
}

@main
struct ShopApp: App {
  @StateObject var cart = Cart()
  var body: some Scene {
    WindowGroup {
      VStack {
        Catching()
        Extended()
        Other()
      }
      .environmentObject(cart)
    }
  }
}
