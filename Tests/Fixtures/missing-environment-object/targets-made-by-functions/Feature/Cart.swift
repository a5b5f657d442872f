// Roots below, though the Xcode project beside it has other files.
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

public struct CartView: View {
  @EnvironmentObject private var cart: Cart

  public var body: some View { Text("\(cart.count) items") }
}

public func present(from host: UIViewController) {
  host.present(UIHostingController(rootView: CartView()), animated: true) // want missing-environment-object(Cart)
}

#Preview { CartView() } // want missing-environment-object-in-preview(Cart)
