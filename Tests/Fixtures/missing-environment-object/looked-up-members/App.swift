// A2, A7: a member that is only looked up is what the key path leads to.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

final class Journal: ObservableObject {}

struct Services {
  let cart = Cart()
  let journal = Journal()
}

@dynamicMemberLookup
struct Container {
  private let services = Services()
  subscript<Service>(dynamicMember path: KeyPath<Services, Service>) -> Service {
    services[keyPath: path]
  }
}

struct Root: View {
  let container = Container()
  let isCart: Bool
  var body: some View {
    if isCart {
      CartView().environmentObject(container.cart)
    } else {
      CartView().environmentObject(container.journal)
    }
  }
}

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup { Root(isCart: true) }
    WindowGroup(id: "1") { Root(isCart: false) }  // want missing-environment-object(Cart)
  }
}
