// D7, D8: a listener in the initialiser of a hosting controller is judged by what the controller shows.
import SwiftUI
import UIKit

struct OrientationKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

final class Controller: UIHostingController<AnyView> {
  init<Content: View>(@ViewBuilder content: @escaping () -> Content) {
    let view = AnyView(
      content()
        .onPreferenceChange(OrientationKey.self) { print($0) }
        .background(Color.clear.onPreferenceChange(OrientationKey.self) { print($0) })) // want deaf-preference-listener(OrientationKey)
    super.init(rootView: view)
  }

  required init?(coder: NSCoder) { fatalError() }
}

struct Player: View {
  var body: some View { Text("player").preference(key: OrientationKey.self, value: 1) }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func show(in controller: UIViewController) {
    controller.present(Controller { Player() }, animated: true)
  }
}
