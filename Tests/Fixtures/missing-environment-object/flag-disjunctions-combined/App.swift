// §4: two disjunctions may leave nothing of each other, and a condition may name many flags.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Prices: ObservableObject { @Published var sum = 0 }

final class Orders: ObservableObject { @Published var count = 0 }

struct CartCount: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct PriceSum: View {
  @EnvironmentObject var prices: Prices
  var body: some View { Text("\(prices.sum)") }
}

struct OrderCount: View {
  @EnvironmentObject var orders: Orders
  var body: some View { Text("\(orders.count)") }
}

struct Page: View {
  var body: some View {
    #if DEBUG || BETA
      #if PRO || TEAM
        CartCount()
        PriceSum()
      #endif
    #endif
    #if A1 || A2 || A3 || A4 || A5 || A6 || A7 || A8 || A9 || A10 || A11 || A12
      OrderCount()
      PriceSum()
    #endif
  }
}

struct Shop: View {
  var body: some View {
    #if (DEBUG && PRO) || (BETA && PRO) || (DEBUG && TEAM) || (BETA && TEAM)
      Page().environmentObject(Cart())
    #else
      Page()
    #endif
  }
}

struct Home: View {
  var body: some View {
    #if A1 || A2 || A3 || A4 || A5 || A6 || A7 || A8 || A9 || A10 || A11 || A12
      Shop().environmentObject(Orders())
    #else
      Shop()
    #endif
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Home() // want missing-environment-object(Prices)
    }
  }
}
