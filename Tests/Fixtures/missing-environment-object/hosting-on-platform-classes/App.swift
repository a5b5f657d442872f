// C11: what a project adds to UIKit's classes is called on the controllers and windows at which its code gets by their members.
import SwiftUI
import UIKit

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var time = 0 }

final class Player: ObservableObject { @Published var song = 0 }

struct CartBadge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart.count)") } }

struct ClockFace: View { @EnvironmentObject var clock: Clock; var body: some View { Text("\(clock.time)") } }

struct PlayerBar: View { @EnvironmentObject var player: Player; var body: some View { Text("\(player.song)") } }

enum Screens {
  static func cart() -> some View { CartBadge() }

  static func clock() -> some View { ClockFace() }

  static func player() -> some View { PlayerBar() }
}

struct Home: View {
  var body: some View {
    VStack {
      Screens.cart()
      Screens.clock()
      Screens.player()
    }
  }
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Home().environmentObject(Cart()).environmentObject(Clock()).environmentObject(Player())
    }
  }
}

extension UINavigationController {
  func push<Content: View>(_ view: Content) {
    pushViewController(UIHostingController(rootView: view), animated: true) // want missing-environment-object(Cart)
  }
}

extension UIViewController {
  func embed<Content: View>(_ view: Content) {
    addChild(UIHostingController(rootView: view)) // want missing-environment-object(Clock)
  }
}

extension UIWindow {
  func show<Content: View>(_ view: Content) {
    rootViewController = UIHostingController(rootView: view) // want missing-environment-object(Player)
  }
}

final class ShopController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.push(Screens.cart())
    navigationController?.push(Screens.player().environmentObject(Player()))
    navigationController?.embed(Screens.clock())
    guard let window = view.window else { return }
    window.show(Screens.player())
    parent?.embed(Screens.cart().environmentObject(Cart()))
  }
}
