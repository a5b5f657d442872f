// C17: scenes of different builds may show the same view, which is followed once: a failure is told of the scenes of the
// builds in which it happens.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Reader: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Page: View {
  var body: some View {
    #if os(iOS)
      Reader()
    #endif
    Text("page")
  }
}

@main struct TheApp: App {
  var body: some Scene {
    #if os(macOS)
      WindowGroup { Page() }
      Window("Second", id: "second") { Page() }
    #else
      WindowGroup { Page() }  // want missing-environment-object(Cart)
    #endif
  }
}
