// C11: a host that is made, or subclassed, under another name.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

typealias Host = UIHostingController

typealias CheckoutHost = UIHostingController<Checkout>

func a() -> UIViewController {
  Host(rootView: Checkout()) // want missing-environment-object(Cart)
}

func b() -> UIViewController {
  CheckoutHost(rootView: Checkout()) // want missing-environment-object(Cart)
}

func c(_ c: Cart) -> UIViewController { Host(rootView: Checkout().environmentObject(c)) }

final class Sub: Host<Checkout> {
  init() {
    super.init(rootView: Checkout()) // want missing-environment-object(Cart)
  }
  required init?(coder: NSCoder) { nil }
}
