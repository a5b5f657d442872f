// C11: where other code assigns a later root view, what that one injects may be there before the
// first is shown; what neither injects is missing in both.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

final class Other: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  @EnvironmentObject var other: Other
  var body: some View { Text("\(cart) \(other)") }
}

final class Screen: UIViewController {
  let cart = Cart()
  let host = UIHostingController(rootView: AnyView(Checkout())) // want missing-environment-object(Other)
  override func viewDidLoad() {
    host.rootView = AnyView(Checkout().environmentObject(cart)) // want missing-environment-object(Other)
  }
}
