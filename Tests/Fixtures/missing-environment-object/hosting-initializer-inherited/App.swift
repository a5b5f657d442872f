// C11: an initialiser that a class inherits knows the generic parameters of its own class, whatever they are called below.
import SwiftUI
import UIKit

final class Theme: ObservableObject { @Published var isDark = false }

final class Cart: ObservableObject { @Published var count = 0 }

protocol Screen: View { init() }

struct Page: Screen {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.isDark ? "dark" : "light") }
}

struct CartPage: Screen {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Wrapped<Content: Screen>: Screen {
  var body: some View { Content().environmentObject(Theme()) }
}

class ScreenController<S: Screen>: UIHostingController<S> {
  init() {
    super.init(rootView: S())  // want missing-environment-object(Cart)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class WrappedController<S: Screen>: ScreenController<Wrapped<S>> {}

final class CartController: ScreenController<CartPage> {}

class PlainController<Content: View>: UIHostingController<Content> {
  var tag = 0
}

final class PageController: PlainController<Page> {
  init() {
    super.init(rootView: .init())  // want missing-environment-object(Theme)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class DirectController: UIHostingController<CartPage> {
  init() {
    super.init(rootView: .init())  // want missing-environment-object(Cart)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class GivenController: PlainController<Wrapped<Page>> {
  init() { super.init(rootView: .init()) }

  required init?(coder: NSCoder) { fatalError() }
}

func open(_ controller: UIViewController) {
  controller.present(WrappedController<Page>(), animated: true)
  controller.present(CartController(), animated: true)
  controller.present(PageController(), animated: true)
  controller.present(GivenController(), animated: true)
}
