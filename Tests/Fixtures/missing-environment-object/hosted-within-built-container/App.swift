// C11: a container is given the code that builds its view.
import SwiftUI
import UIKit

final class Store: ObservableObject { @Published var count = 0 }

struct Home: View {
  @EnvironmentObject var store: Store

  var body: some View { Text("\(store.count)") }
}

struct Card<Content: View>: View {
  let content: () -> Content

  var body: some View { VStack { content() } }
}

final class Container<Content: View>: UIViewController {
  init(@ViewBuilder content: @escaping () -> Content) {
    super.init(nibName: nil, bundle: nil)
    addChild(UIHostingController(rootView: Card(content: content))) // want missing-environment-object(Store)
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
    window.rootViewController = Container { Home() }
    window.makeKeyAndVisible()
    return true
  }
}
