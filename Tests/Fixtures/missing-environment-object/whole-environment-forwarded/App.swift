// A13, C13: `.environment(\.self, values)` imports every object that the other environment has.
import SwiftUI
import UIKit

final class Cart: ObservableObject {
  @Published var count = 0
}

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Popups: View {
  @Environment(\.self) private var values
  let presenter: UIViewController

  var body: some View {
    Button("Forwarded") {
      let host = UIHostingController(rootView: CartBadge().environment(\.self, values))
      presenter.present(host, animated: true)
    }
    Button("One value only") {
      presenter.present(
        UIHostingController( // want missing-environment-object(Cart)
          rootView: CartBadge().environment(\.colorScheme, values.colorScheme)),
        animated: true)
    }
  }
}
