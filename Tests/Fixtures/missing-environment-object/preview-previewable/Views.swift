// C17: previews with state of their own, and under `#if`.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

#if DEBUG
  #Preview("state") {
    @Previewable @StateObject var cart = Cart()
    CartBadge().environmentObject(cart)
  }

  #Preview("bare") {
    @Previewable @State var title = "bare"
    VStack { // want missing-environment-object-in-preview(Cart)
      TextField("Title", text: $title)
      CartBadge()
    }
  }
#endif
