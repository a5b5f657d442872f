// Storyboards, Core Data and archives make objects of classes that no code names.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Basket: View {
  @EnvironmentObject var cart: Cart

  var body: some View { Text("\(ObjectIdentifier(cart))") }
}

class Screen: UIViewController {
  func root() -> AnyView { AnyView(Text("a")) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: root())  // want missing-environment-object(Cart)
    addChild(host)
    view.addSubview(host.view)
  }
}

final class BasketScreen: Screen {
  override func root() -> AnyView { AnyView(Basket()) }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    window?.rootViewController = UIStoryboard(name: "Main", bundle: nil)
      .instantiateInitialViewController()
  }
}
