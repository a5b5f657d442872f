// A stack with an enum of routes, destinations that inject for themselves, and one that cannot see what is inside.
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }
final class Basket: ObservableObject { @Published var items = 0 }
final class Orders: ObservableObject { @Published var open = 0 }

enum Route: Hashable {
  case profile
  case basket(id: Int)
  case orders
}

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct BasketView: View {
  @EnvironmentObject var basket: Basket
  let id: Int
  var body: some View { Text("\(basket.items) \(id)") }
}

struct OrderList: View {
  @EnvironmentObject var orders: Orders
  var body: some View { Text("\(orders.open)") }
}

struct Home: View {
  @EnvironmentObject var basket: Basket
  private let orders = Orders()

  var body: some View {
    List {
      NavigationLink("Profile", value: Route.profile)
      NavigationLink("Basket \(basket.items)", value: Route.basket(id: 3))
    }
    .environmentObject(orders)
    .navigationDestination(for: Route.self) { route in
      switch route {
      case .profile: Profile()
      case .basket(let id): BasketView(id: id)
      case .orders: OrderList().environmentObject(orders)
      }
    }
  }
}

struct ContentView: View {
  @State private var path: [Route] = []
  private let session = Session()
  private let basket = Basket()

  var body: some View {
    NavigationStack(path: $path) {
      Home().environmentObject(basket)
    }
    .environmentObject(session)
  }
}

@main
struct RouteApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
