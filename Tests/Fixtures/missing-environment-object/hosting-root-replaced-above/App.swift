// C11: a root view that a class of the project above took is replaced like one that Apple's took, in each object of its own.
import SwiftUI
import UIKit

final class Theme: ObservableObject { @Published var isDark = false }

final class Cart: ObservableObject { @Published var count = 0 }

struct Page: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.isDark ? "dark" : "light") }
}

struct CartPage: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

class BaseController: UIHostingController<AnyView> {
  init(content: AnyView) {
    super.init(rootView: content)  // want missing-environment-object(Cart)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class PageController: BaseController {
  let theme = Theme()

  init() {
    super.init(content: AnyView(Page()))
    rootView = AnyView(rootView.environmentObject(theme))
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class LoadedController: BaseController {
  let theme = Theme()

  override func viewDidLoad() {
    super.viewDidLoad()
    rootView = AnyView(rootView.environmentObject(theme))
  }
}

final class CartController: BaseController {
  init() { super.init(content: AnyView(CartPage())) }

  required init?(coder: NSCoder) { fatalError() }
}

final class ConvenientController: BaseController {
  convenience init(theme: Theme) {
    self.init(content: AnyView(Page()))
    rootView = AnyView(Page().environmentObject(theme))
  }
}

class AbstractController: UIHostingController<AnyView> {
  init() { super.init(rootView: AnyView(Page())) }

  required init?(coder: NSCoder) { fatalError() }
}

final class ThemedController: AbstractController {
  override func viewDidLoad() {
    super.viewDidLoad()
    self.rootView = AnyView(Page().environmentObject(Theme()))
  }
}

class MadeController: UIHostingController<AnyView> {
  init() {
    super.init(rootView: AnyView(Page()))  // want missing-environment-object(Theme)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class OtherController: MadeController {
  override func viewDidLoad() {
    super.viewDidLoad()
    self.rootView = AnyView(Page().environmentObject(Theme()))
  }
}

func open(_ controller: UIViewController) {
  controller.present(PageController(), animated: true)
  controller.present(LoadedController(content: AnyView(Page())), animated: true)
  controller.present(CartController(), animated: true)
  controller.present(ConvenientController(theme: Theme()), animated: true)
  controller.present(ThemedController(), animated: true)
  controller.present(MadeController(), animated: true)
  controller.present(OtherController(), animated: true)
}
