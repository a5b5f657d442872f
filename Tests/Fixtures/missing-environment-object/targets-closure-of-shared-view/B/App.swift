import SwiftUI
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UIHostingController(rootView: Owner())
    window?.rootViewController?.present(
      UIHostingController(rootView: Reader()),  // want missing-environment-object(Store)
      animated: true)
    return true
  }
}

extension Owner {
  func extra() -> some View { Text("b") }
}
