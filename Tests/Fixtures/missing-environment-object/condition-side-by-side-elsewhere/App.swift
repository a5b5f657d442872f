// What one condition asks side by side can hold together with the answers that it wants; of other answers to the same questions that
// says nothing.
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Search(query: ProcessInfo.processInfo.hostName)
    }
  }
}

final class Cart: ObservableObject { @Published var count = 0 }

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

/// An empty text begins with nothing.
struct Search: View {
  let query: String
  @StateObject private var cart = Cart()

  var body: some View {
    VStack {
      if !query.isEmpty && query.hasPrefix("#") { Text("Tags") }
      if query.isEmpty { list } else { list.environmentObject(cart) }
    }
  }

  @ViewBuilder private var list: some View {
    if query.hasPrefix("#") { CartBadge() } else { Text("Everything") }
  }
}
