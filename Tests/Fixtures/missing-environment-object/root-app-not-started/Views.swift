// C16: an app that is not `@main` and that nothing names does not run where another one is; one that is called does.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct DemoApp: App {
  var body: some Scene { WindowGroup { Leaf() } }
}

struct CalledApp: App {
  var body: some Scene {
    WindowGroup { Leaf() }  // want missing-environment-object(Cart)
  }
}

@main
struct Launcher {
  static func main() { CalledApp.main() }
}
