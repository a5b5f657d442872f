// C1: the target counts where the sheet is written. A helper that injects inside the content mends it.
import SwiftUI

struct OldScreen: View {
  @State private var shown = false
  let cart: Cart

  var body: some View {
    VStack {
      Text("Bare").sheet(isPresented: $shown) { CartBadge() } // want sheet-loses-environment(Cart)
      Text("Injected").sheet(isPresented: $shown) { CartBadge().shopping(cart) }
      Text("Passed").cartSheet(isPresented: $shown) { CartBadge() }
    }
  }
}

extension View {
  func shopping(_ cart: Cart) -> some View { environmentObject(cart) }

  func cartSheet<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented) { content() } // want sheet-loses-environment(Cart)
  }
}
