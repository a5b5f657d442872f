// Design 4: of two lists of values behind a protocol one may hold the screens that need an object.
import SwiftUI

final class Cart: ObservableObject {}

protocol Screen { associatedtype Body: View; func make() -> Body; var id: Int { get } }

struct CartScreen: Screen {
  let id = 1
  func make() -> some View { CartView() }
}

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

struct PlainScreen: Screen { let id = 2; func make() -> some View { Text("") } }

final class Store: ObservableObject { @Published var tabs: [any Screen] = []; @Published var pages: [any Screen] = [] }

@main struct A: App {
  @StateObject var cart = Cart()
  @StateObject var store = Store()
  var body: some Scene {
    WindowGroup {
      ForEach(store.tabs, id: \.id) { AnyView($0.make()) }.environmentObject(cart)
      ForEach(store.pages, id: \.id) { AnyView($0.make()) }
    }
  }
}
