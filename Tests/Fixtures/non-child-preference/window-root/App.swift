// C15, D8: around a host that a window is given nothing hears what it shows. One that UIKit presents may stand in anything (D.4).
import SwiftUI
import UIKit

struct WindowKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct ConstantKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct PresentedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct WindowRoot: View {
  var body: some View {
    VStack {
      Text("a").preference(key: WindowKey.self, value: 1)  // want non-child-preference(WindowKey)
      Text("b").onPreferenceChange(WindowKey.self) { print($0) }  // want deaf-preference-listener(WindowKey)
    }
  }
}

struct ConstantRoot: View {
  var body: some View {
    VStack {
      Text("a").preference(key: ConstantKey.self, value: 1)  // want non-child-preference(ConstantKey)
      Text("b").onPreferenceChange(ConstantKey.self) { print($0) }  // want deaf-preference-listener(ConstantKey)
    }
  }
}

struct PresentedRoot: View {
  var body: some View {
    VStack {
      Text("a").preference(key: PresentedKey.self, value: 1)
      Text("b").onPreferenceChange(PresentedKey.self) { print($0) }  // want deaf-preference-listener(PresentedKey)
    }
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var panel: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: WindowRoot())
    self.window = window
  }

  func showPanel(in scene: UIWindowScene) {
    let panel = UIWindow(windowScene: scene)
    let host = UIHostingController(rootView: ConstantRoot())
    panel.rootViewController = host
    self.panel = panel
  }

  func present() {
    let host = UIHostingController(rootView: PresentedRoot())
    window?.rootViewController?.present(host, animated: true)
  }
}
