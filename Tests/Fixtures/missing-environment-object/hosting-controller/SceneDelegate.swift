// C11, C15: a hosting controller made by hand is a new root.
import SwiftUI
import UIKit

final class Session: ObservableObject {
  @Published var user = "guest"
}

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let session = Session()

  func scene(
    _ scene: UIScene, willConnectTo connection: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(
      rootView: Profile().environmentObject(session))
    self.window = window
    window.makeKeyAndVisible()
  }
}

final class MenuController: UIViewController {
  @objc func showProfile() {
    let host = UIHostingController(rootView: Profile()) // want missing-environment-object(Session)
    present(host, animated: true)
  }

  @objc func pushProfile() {
    navigationController?.pushViewController(
      UIHostingController( // want missing-environment-object(Session)
        rootView: NavigationStack {
          Profile()
        }),
      animated: true)
  }
}
