// Design, "a conditional read is judged with what reaches it": what a closure gives a function of which all callers are known tells
// what it hosts, though nothing in the closure names a view.
import SwiftUI
import UIKit

final class Nav: ObservableObject { @Published var title = "" }

struct Settings: View {
  @EnvironmentObject private var nav: Nav
  var body: some View { Text(nav.title) }
}

struct NavView<Content: View>: View {
  let controller: UINavigationController
  @ViewBuilder let content: () -> Content
  @StateObject private var nav = Nav()
  var body: some View { content().environmentObject(nav) }
}

class Controllers: NSObject {
  private static func make<T: View>(view: T, nav: UINavigationController?) -> UIViewController {
    guard let nav = nav
    else {
      return UIHostingController(rootView: view)
    }
    return UIHostingController(rootView: NavView(controller: nav) { view })
  }

  static func settings(nav: UINavigationController?) -> UIViewController {
    make(view: Settings(), nav: nav)
  }
}

class OpenControllers {
  private static func make<T: View>(view: T, nav: UINavigationController?) -> UIViewController {
    guard let nav = nav
    else {
      return UIHostingController(rootView: view)  // want missing-environment-object(Nav)
    }
    return UIHostingController(rootView: NavView(controller: nav) { view })
  }

  static func settings(nav: UINavigationController?) -> UIViewController {
    make(view: Settings(), nav: nav)
  }
}

class OptionalControllers {
  static func settings(nav: UINavigationController?) -> UIViewController {
    guard let nav = nav
    else {
      return UIHostingController(rootView: Settings())  // want missing-environment-object(Nav)
    }
    return UIHostingController(rootView: NavView(controller: nav) { Settings() })
  }
}

func run(_ action: () -> Void) { action() }

class Space: UIViewController {
  @objc func showConfig() {
    DispatchQueue.main.async {
      let controller = UINavigationController()
      controller.navigationBar.prefersLargeTitles = true
      let settings = Controllers.settings(nav: controller)
      controller.setViewControllers([settings], animated: false)
      self.present(controller, animated: true, completion: nil)
    }
    run { self.present(Controllers.settings(nav: UINavigationController()), animated: true) }
  }

  @objc func showOpen() {
    DispatchQueue.main.async {
      self.present(OpenControllers.settings(nav: UINavigationController()), animated: true)
      self.present(OpenControllers.settings(nav: nil), animated: true)
    }
  }

  @objc func showOptional() {
    DispatchQueue.main.async {
      self.present(OptionalControllers.settings(nav: self.navigationController), animated: true)
    }
  }
}
