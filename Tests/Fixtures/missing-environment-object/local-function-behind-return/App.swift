// A local function may stand behind the `return` that calls it: it sees the variables that were declared before the call.
import SwiftUI

final class Theme: ObservableObject { @Published var isDark = false }

final class Cart: ObservableObject { @Published var count = 0 }

struct Page: View {
  @EnvironmentObject var theme: Theme
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count) \(theme.isDark ? "dark" : "light")") }
}

struct Home: View {
  var page: some View { Page() }

  var body: some View {
    let page = Page().environmentObject(Theme())
    return VStack { inner() }

    func inner() -> some View { other() }

    func other() -> some View { page }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Home()  // want missing-environment-object(Cart)
    }
  }
}
