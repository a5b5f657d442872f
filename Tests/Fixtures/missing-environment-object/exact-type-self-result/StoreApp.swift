// A2, A3: a member that gives `Self` gives the class that the receiver has where it is called, and its own `self` is of that
// class, too. A generic class above knows its arguments.
import SwiftUI

class Store: ObservableObject {
  @Published var count = 0

  required init() {}

  static func make() -> Self { Self() }

  func configured() -> Self {
    count += 1
    return self
  }

  var reloaded: Self { self }

  func known() -> Store { self }
}

final class CartStore: Store {
  @Published var total = 0
}

class ListModel<Item>: ObservableObject {
  @Published var items: [Item] = []

  func bind<Content: View>(@ViewBuilder to content: (ListModel<Item>) -> Content) -> some View {
    content(self).environmentObject(self)
  }
}

final class OrderModel: ListModel<Int> {
  @Published var isOpen = false
}

struct StoreCount: View {
  @EnvironmentObject var store: Store
  var body: some View { Text("\(store.count)") }
}

struct CartTotal: View {
  @EnvironmentObject var cart: CartStore
  var body: some View { Text("\(cart.total)") }
}

struct OrderList: View {
  @EnvironmentObject var list: ListModel<Int>
  var body: some View { Text("\(list.items.count)") }
}

struct OrderState: View {
  @EnvironmentObject var order: OrderModel
  var body: some View { Text(order.isOpen ? "open" : "closed") }
}

struct ByFactory: View {
  var body: some View {
    StoreCount().environmentObject(CartStore.make())
    CartTotal().environmentObject(CartStore.make())
  }
}

struct ByMethod: View {
  let cart = CartStore()

  var body: some View {
    StoreCount().environmentObject(cart.configured())
    CartTotal().environmentObject(cart.configured())
  }
}

struct ByProperty: View {
  let cart = CartStore()

  var body: some View {
    StoreCount().environmentObject(cart.reloaded)
    CartTotal().environmentObject(cart.reloaded)
  }
}

struct ByMethodOfDeclared: View {
  let store: Store = CartStore()

  var body: some View {
    StoreCount().environmentObject(store.configured())
    CartTotal().environmentObject(store.configured())
  }
}

struct ByNamedResult: View {
  let cart = CartStore()

  var body: some View {
    StoreCount().environmentObject(cart.known())
    CartTotal().environmentObject(cart.known())
  }
}

struct ByGenericClass: View {
  @StateObject var order = OrderModel()

  var body: some View {
    order.bind { list in OrderList().id(list.items.count) }
    order.bind { _ in OrderState() }
  }
}

@main
struct StoreApp: App {
  var body: some Scene {
    WindowGroup {
      ByFactory() // want missing-environment-object(Store)
      ByMethod() // want missing-environment-object(Store)
      ByProperty() // want missing-environment-object(Store)
      ByMethodOfDeclared() // want missing-environment-object(CartStore)
      ByNamedResult() // want missing-environment-object(CartStore)
      ByGenericClass() // want missing-environment-object(OrderModel)
    }
  }
}
