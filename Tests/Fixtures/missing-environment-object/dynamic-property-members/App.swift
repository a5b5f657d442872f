// ROW: A16
import SwiftUI

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()
  @StateObject private var stock = Stock()

  var body: some Scene {
    WindowGroup {
      Totals().environmentObject(cart)
      Totals().environmentObject(stock) // want missing-environment-object(Cart)
      Sums().environmentObject(stock)
      Sums().environmentObject(cart) // want missing-environment-object(Stock)
      Plain()
    }
  }
}

final class Cart: ObservableObject { @Published var count = 0 }
final class Stock: ObservableObject { @Published var count = 0 }

struct Access: DynamicProperty {
  @EnvironmentObject private var cart: Cart
  @EnvironmentObject private var stock: Stock

  var total: Int { cart.count }
  var version: Int { 3 }

  func sum() -> Int { stock.count }
}

struct Totals: View {
  private var access: Access = .init()

  var body: some View { Text("\(access.total)") }
}

struct Sums: View {
  private let access = Access()

  var body: some View { Text("\(access.sum())") }
}

struct Plain: View {
  private let access = Access()

  var body: some View { Text("\(access.version)") }
}
