// C11: a host whose root is built around a view that its caller gives shows that view, whatever stands around it.
import SwiftUI
import UIKit

final class Store: ObservableObject { @Published var count = 0 }

struct Home: View {
  @EnvironmentObject var store: Store

  var body: some View { Text("\(store.count)") }
}

struct Reactive<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View { VStack { content } }
}

struct Lazy<Content: View>: View {
  let make: () -> Content

  init(@ViewBuilder _ make: @escaping () -> Content) { self.make = make }

  var body: some View { make() }
}

final class InStack<Content: View>: UIViewController {
  init(content: Content) {
    super.init(nibName: nil, bundle: nil)
    addChild(UIHostingController(rootView: NavigationStack { content })) // want missing-environment-object(Store)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

final class InReactive<Content: View>: UIViewController {
  init(content: Content) {
    super.init(nibName: nil, bundle: nil)
    addChild(UIHostingController(rootView: Reactive { content })) // want missing-environment-object(Store)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

final class InLazy<Content: View>: UIViewController {
  init(content: Content) {
    super.init(nibName: nil, bundle: nil)
    addChild(UIHostingController(rootView: Lazy { content })) // want missing-environment-object(Store)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

final class Injecting<Content: View>: UIViewController {
  init(content: Content) {
    super.init(nibName: nil, bundle: nil)
    addChild(UIHostingController(rootView: VStack { content }.environmentObject(Store())))
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

@main
final class Delegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    let tabs = UITabBarController()
    tabs.viewControllers = [
      InStack(content: Home()), InReactive(content: Home()), InLazy(content: Home()),
      Injecting(content: Home()),
    ]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    return true
  }
}
