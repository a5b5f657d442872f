import SwiftUI

struct CartList: View {
  @EnvironmentObject var cart: Cart
  @Environment(Session.self) private var session

  var body: some View {
    List(cart.items, id: \.self) { item in
      Text("\(session.user): \(item)")
    }
  }
}

struct ContentView: View {
  var body: some View {
    NavigationStack {
      CartList()
        .navigationTitle("Cart")
    }
  }
}

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()
  @State private var session = Session()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environmentObject(cart)
        .environment(session)
    }
  }
}
