// C11: a container that nothing else shows is given a view of which its caller knows the type.
import SwiftUI
import UIKit

final class Store: ObservableObject { @Published var count = 0 }

struct Home: View {
  @EnvironmentObject var store: Store

  var body: some View { Text("\(store.count)") }
}

struct Card<Content: View>: View {
  let content: Content

  var body: some View { VStack { content } }
}

final class Container<Content: View>: UIViewController {
  init(content: Content) {
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
    window.rootViewController = Container(content: Home())
    window.makeKeyAndVisible()
    return true
  }
}
