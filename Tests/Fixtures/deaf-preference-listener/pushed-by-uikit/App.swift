// §0.2: what UIKit shows from a view may come up there, also where the code that shows it is a closure that the view is given.
import SwiftUI
import UIKit

struct TitleKey: PreferenceKey {
  static let defaultValue: String? = nil
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

struct DetailKey: PreferenceKey {
  static let defaultValue: String? = nil
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

struct Detail: View {
  var body: some View { Text("detail").preference(key: TitleKey.self, value: "Detail") }
}

struct Home: View {
  @State private var title: String?
  @State private var detail: String?
  let show: () -> Void

  var body: some View {
    VStack {
      Text(title ?? "").preference(key: DetailKey.self, value: "a")
      Button(detail ?? "", action: show)
        .onPreferenceChange(DetailKey.self) { detail = $0 } // want deaf-preference-listener(DetailKey)
        .onPreferenceChange(TitleKey.self) { title = $0 }
    }
  }
}

final class Flow: UINavigationController {
  func start() {
    let home = Home(show: { [weak self] in
      self?.pushViewController(UIHostingController(rootView: Detail()), animated: true)
    })
    setViewControllers([UIHostingController(rootView: home)], animated: false)
  }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let flow = Flow()
    flow.start()
    let window = UIWindow()
    window.rootViewController = flow
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
