// C11: the root view that a subclass hands up may be replaced by whoever makes the host.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

final class Host: UIHostingController<AnyView> {
  init(x: Int) { super.init(rootView: AnyView(Checkout())) }
  required init?(coder: NSCoder) { nil }
}

func makeInjected(_ m: Cart) -> UIViewController {
  let vc = Host(x: 1)
  vc.rootView = AnyView(vc.rootView.environmentObject(m))
  return vc
}
