// Design §4: an optional that holds nothing but a tuple is mapped like others; what a tuple holds by the name is called.
import SwiftUI

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup {
      Shop().environmentObject(cart)
      Rack() // want missing-environment-object(Cart)
      Stall() // want missing-environment-object(Stock)
    }
  }
}

final class Cart: ObservableObject { @Published var count = 0 }

final class Stock: ObservableObject { @Published var count = 0 }

struct Detail: View {
  @EnvironmentObject private var cart: Cart

  var body: some View { Text("\(cart.count)") }
}

struct StockDetail: View {
  @EnvironmentObject private var stock: Stock

  var body: some View { Text("\(stock.count)") }
}

struct Shop: View {
  @State private var name: String?
  let available: Void? = ()

  var body: some View {
    TextField("Name", text: Binding(get: { name ?? "" }, set: { name = $0 }))
    NavigationStack {
      available.map {
        name.map { _ in
          NavigationLink(destination: Detail()) { Text("Detail") }
        }
      }
    }
  }
}

struct Rack: View {
  let pair: (Int, Int)? = (1, 2)

  var body: some View { pair.map { _ in Detail() } }
}

struct Stall: View {
  let maker: (map: (Int) -> StockDetail, count: Int) = (map: { _ in StockDetail() }, count: 1)

  var body: some View { maker.map(maker.count) }
}
