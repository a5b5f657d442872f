// C11: a root view that the same code replaces is never shown; the one that takes its place counts.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

func makeInjected(_ m: Cart) -> UIViewController {
  let vc = UIHostingController(rootView: AnyView(Checkout()))
  vc.rootView = AnyView(vc.rootView.environmentObject(m))
  return vc
}

func makeBare() -> UIViewController {
  let vc = UIHostingController(rootView: AnyView(Checkout())) // want missing-environment-object(Cart)
  return vc
}
