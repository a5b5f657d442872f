// C11: a function that is given a host injects into the root view that it has.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

func provide(_ cart: Cart, to vc: UIHostingController<AnyView>) {
  vc.rootView = AnyView(vc.rootView.environmentObject(cart))
}

func makeInjected(_ m: Cart) -> UIViewController {
  let vc = UIHostingController(rootView: AnyView(Checkout()))
  provide(m, to: vc)
  return vc
}
