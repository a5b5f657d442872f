// C11, C17: a controller that a preview shows is a host within the preview.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

#Preview {
  UIHostingController(rootView: Checkout()) // want missing-environment-object-in-preview(Cart)
}

#Preview {
  UIHostingController(rootView: Checkout().environmentObject(Cart()))
}

#Preview {
  let vc = UIHostingController(rootView: Checkout()) // want missing-environment-object-in-preview(Cart)
  return UINavigationController(rootViewController: vc)
}
