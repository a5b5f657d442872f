// C16: the scene's content is a root; what it does not inject is missing. One finding per type and place.
import SwiftUI

final class Cart: ObservableObject {
  @Published var items: [String] = []
}

final class Session: ObservableObject {
  @Published var user = "guest"
}

struct CartBadge: View {
  @EnvironmentObject private var cart: Cart

  var body: some View {
    Text("\(cart.items.count)")
  }
}

struct CartList: View {
  @EnvironmentObject var cart: Cart
  @EnvironmentObject var session: Session

  var body: some View {
    List(cart.items, id: \.self) { item in
      Text("\(session.user): \(item)")
    }
  }
}

struct ContentView: View {
  var body: some View {
    VStack {
      CartBadge()
      CartList()
    }
  }
}

@main
struct ShopApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      ContentView() // want missing-environment-object(Cart)
        .environmentObject(session)
    }
  }
}
