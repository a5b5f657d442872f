// C16: of two apps under `#available` each runs where its call says, and shows what exists there.
import SwiftUI

@Observable final class Store { var count = 0 }

final class Cart: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @Environment(Store.self) var store
  var body: some View { Text("\(store.count)") }
}

struct Old: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Shared: View {
  var body: some View {
    if #available(iOS 17, *) { Leaf() } else { Old() }
  }
}

struct NewApp: App {
  @State var store = Store()
  var body: some Scene {
    WindowGroup { Shared() }.environment(store)
  }
}

struct OldApp: App {
  var body: some Scene {
    WindowGroup { Shared() }  // want missing-environment-object(Cart)
  }
}

@main
struct Launcher {
  static func main() {
    if #available(iOS 17, *) { NewApp.main() } else { OldApp.main() }
  }
}
