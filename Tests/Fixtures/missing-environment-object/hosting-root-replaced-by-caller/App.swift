// C11: the caller of a function that makes a host injects into the root view that it has.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

func makeHost() -> UIHostingController<AnyView> {
  UIHostingController(rootView: AnyView(Checkout()))
}

func makeInjected(_ m: Cart) -> UIViewController {
  let vc = makeHost()
  vc.rootView = AnyView(vc.rootView.environmentObject(m))
  return vc
}
