// Constants that never take a branch: a binding that is `.constant(false)` stays so, whoever writes to it. One of state changes.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

enum Mode { case plain, full }

struct Host: View {
  @Binding var isShown: Bool
  var body: some View {
    if isShown { Leaf() }
  }
}

struct Modal: View {
  @Binding var mode: Mode
  var body: some View {
    switch mode {
    case .plain: Text("")
    case .full: Leaf()
    }
  }
}

struct Screen: View {
  @State var isShown = false
  var body: some View { Host(isShown: $isShown) }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Never") { Host(isShown: .constant(false)) }
    WindowGroup("Always") { Host(isShown: .constant(true)) }  // want missing-environment-object(Cart)
    WindowGroup("Sometimes") { Screen() }  // want missing-environment-object(Cart)
    WindowGroup("Plain") { Modal(mode: .constant(.plain)) }
    WindowGroup("Full") { Modal(mode: .constant(.full)) }  // want missing-environment-object(Cart)
  }
}
