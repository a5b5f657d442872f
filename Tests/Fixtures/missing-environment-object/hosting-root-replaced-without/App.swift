// C11: what replaces a host's first root view must provide everything itself.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

final class Other: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  @EnvironmentObject var other: Other
  var body: some View { Text("\(cart) \(other)") }
}

func makeInjected(_ m: Cart) -> UIViewController {
  let vc = UIHostingController(rootView: AnyView(Checkout()))
  vc.rootView = AnyView(vc.rootView.environmentObject(m)) // want missing-environment-object(Other)
  return vc
}
