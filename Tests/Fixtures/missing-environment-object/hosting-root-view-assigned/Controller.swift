// C11: assigning `rootView` makes another root of the same controller.
import SwiftUI
import UIKit

final class Cart: ObservableObject {
  @Published var count = 0
}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

final class CheckoutController: UIHostingController<AnyView> {
  private let cart = Cart()

  init() {
    super.init(rootView: AnyView(EmptyView()))
    rootView = AnyView(Checkout().environmentObject(cart))
  }

  required init?(coder: NSCoder) { return nil }
}

final class BareController: UIHostingController<AnyView> {
  init() {
    super.init(rootView: AnyView(EmptyView()))
    rootView = AnyView(Checkout()) // want missing-environment-object(Cart)
  }

  required init?(coder: NSCoder) { return nil }
}
