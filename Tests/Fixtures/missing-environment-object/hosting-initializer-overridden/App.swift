// C11: `self.init(…)` in a convenience initialiser means the one that the class overrides of which an object is made.
import SwiftUI
import UIKit

final class Theme: ObservableObject { @Published var isDark = false }

struct Page: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.isDark ? "dark" : "light") }
}

class BaseController: UIHostingController<AnyView> {
  init(view: AnyView) { super.init(rootView: view) }

  convenience init(page: Page) { self.init(view: AnyView(page)) }

  required init?(coder: NSCoder) { fatalError() }
}

final class ThemedController: BaseController {
  override init(view: AnyView) {
    super.init(view: AnyView(view.environmentObject(Theme())))
  }

  required init?(coder: NSCoder) { fatalError() }
}

class OtherController: UIHostingController<AnyView> {
  init(view: AnyView) {
    super.init(rootView: view)  // want missing-environment-object(Theme)
  }

  convenience init(page: Page) { self.init(view: AnyView(page)) }

  required init?(coder: NSCoder) { fatalError() }
}

final class PaddedController: OtherController {
  override init(view: AnyView) { super.init(view: AnyView(view.padding())) }

  required init?(coder: NSCoder) { fatalError() }
}

func open(_ controller: UIViewController) {
  controller.present(ThemedController(page: Page()), animated: true)
  controller.present(PaddedController(page: Page()), animated: true)
}
