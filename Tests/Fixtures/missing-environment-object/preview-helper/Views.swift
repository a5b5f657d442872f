// C17: a preview that wraps its view in a helper of the project; a wrapper view with state of its own.
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

extension View {
  func previewObjects() -> some View {
    environmentObject(Cart())
  }
}

struct CartBadge_Previews: PreviewProvider {
  struct Wrapper: View {
    @StateObject private var cart = Cart()
    var body: some View { CartBadge().environmentObject(cart) }
  }

  static let cart = Cart()

  static var previews: some View {
    Group {
      CartBadge().previewObjects()
      Wrapper()
      CartBadge().environmentObject(cart)
    }
  }
}

#Preview { CartBadge() } // want missing-environment-object-in-preview(Cart)
