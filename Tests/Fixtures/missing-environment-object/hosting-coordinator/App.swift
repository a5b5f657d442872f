// C11: a coordinator makes a root for each screen that it shows.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

struct Plain: View { @EnvironmentObject var cart: Cart; var body: some View { Text("p\(cart)") } }

final class AppCoordinator {
  let navigation = UINavigationController()
  let cart = Cart()
  func start() {
    let root = UIHostingController(rootView: Badge().environmentObject(cart))
    navigation.setViewControllers([root], animated: false)
  }
  func showMore() {
    let host = UIHostingController(rootView: Plain()) // want missing-environment-object(Cart)
    navigation.pushViewController(host, animated: true)
  }
}
