// C11, design 4: a router hosts what a case builds; an injection inside one case does not reach
// another.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

enum Route {
  case badge, other
  @ViewBuilder func view(_ c: Cart) -> some View { switch self { case .badge: Badge(); case .other: Text("").environmentObject(c) } }
}

final class Router {
  let nav = UINavigationController()
  let cart = Cart()
  func push(_ r: Route) {
    let host = UIHostingController(rootView: r.view(cart)) // want missing-environment-object(Cart)
    nav.pushViewController(host, animated: true)
  }
  func start() { push(.badge); push2(.badge) }
  func push2(_ r: Route) {
    nav.pushViewController(UIHostingController(rootView: r.view(cart).environmentObject(cart)), animated: true)
  }
}
