// A wrapper whose getter makes what it holds: what cannot be nil is there when it is asked for.
import SwiftUI
import UIKit

enum Container {
  static func resolve<Service>(_ type: Service.Type) -> Service { fatalError("not registered") }
}

@propertyWrapper
struct Lazily<Service> {
  var service: Service?

  var wrappedValue: Service {
    mutating get {
      if service == nil { service = Container.resolve(Service.self) }
      return service!
    }
  }
}

final class Account: ObservableObject { @Published var name = "" }

final class Sync: ObservableObject { @Published var isOn = false }

struct Main: View {
  @EnvironmentObject var account: Account
  @EnvironmentObject var sync: Sync
  var body: some View { Text("\(account.name) \(sync.isOn)") }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  @Lazily var account: Account

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let main = Main().environmentObject(account)
    window.rootViewController = UIHostingController(rootView: main) // want missing-environment-object(Sync)
    self.window = window
    window.makeKeyAndVisible()
  }
}
