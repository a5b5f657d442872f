// Design 4: a static table of code that builds views keeps what is written in it, where no code changes it; one that is filled at
// run time may hold anything.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Theme: ObservableObject { @Published var isDark = false }

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ThemeView: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.isDark ? "dark" : "light") }
}

enum Screens {
  static var builders: [String: () -> AnyView] = [
    "cart": { AnyView(CartView()) },
    "theme": { AnyView(ThemeView()) },
  ]
  static var filled: [String: () -> AnyView] = [:]
  static func register(_ name: String, _ builder: @escaping () -> AnyView) {
    filled[name] = builder
  }
}

struct Home: View {
  let name: String
  var body: some View {
    if let builder = Screens.builders[name] { builder() }
  }
}

struct Filled: View {
  let name: String
  var body: some View {
    if let builder = Screens.filled[name] { builder() }
  }
}

struct Root: View {
  @State private var name = "cart"
  @StateObject private var cart = Cart()
  var body: some View {
    TextField("Name", text: $name)
    Home(name: name).environmentObject(cart)
    Filled(name: name)
  }
}

@main struct A: App {
  init() { Screens.register("theme") { AnyView(ThemeView()) } }
  var body: some Scene {
    WindowGroup { Root() } // want missing-environment-object(Theme)
  }
}
