// C9: a project has a 'Form' of its own around SwiftUI's; the name of the module tells them apart.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var hour = 0 }

struct Form<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    SwiftUI.Form {
      content()
    }
    .environmentObject(Clock())
  }
}

struct Badge: View {
  @EnvironmentObject var cart: Cart
  @EnvironmentObject var clock: Clock
  var body: some View { Text("\(cart.count) \(clock.hour)") }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Form { // want missing-environment-object(Cart)
        Badge()
      }
    }
  }
}
