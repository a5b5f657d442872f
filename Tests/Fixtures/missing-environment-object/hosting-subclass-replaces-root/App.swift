// C11: a subclass injects into its own root view after 'super.init'.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

final class Host: UIHostingController<AnyView> {
  let cart = Cart()
  init(x: Int) {
    super.init(rootView: AnyView(Checkout()))
    rootView = AnyView(rootView.environmentObject(cart))
  }
  required init?(coder: NSCoder) { nil }
}
