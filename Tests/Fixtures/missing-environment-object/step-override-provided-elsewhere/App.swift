// Design 4: an override of a class's member may be meant at one place and not at another.
import SwiftUI

final class Cart: ObservableObject {}

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

class Page { func make() -> AnyView { AnyView(Text("")) } }

final class CartPage: Page { override func make() -> AnyView { AnyView(CartView()) } }

final class TextPage: Page { override func make() -> AnyView { AnyView(Text("b")) } }

final class Router: ObservableObject { @Published var page: Page = TextPage(); static let shared = Router() }

func load() -> Page { Router.shared.page }

@main struct A: App {
  @StateObject var cart = Cart()
  var body: some Scene {
    WindowGroup {
      load().make().environmentObject(cart)
      load().make()
    }
  }
}
