// §4: a path exists only where all its conditions hold; one of two flags is set where neither is unset.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Prices: ObservableObject { @Published var sum = 0 }

final class Orders: ObservableObject { @Published var count = 0 }

final class Wishes: ObservableObject { @Published var count = 0 }

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

struct WishCount: View {
  @EnvironmentObject var wishes: Wishes
  var body: some View { Text("\(wishes.count)") }
}

struct Page: View {
  var body: some View {
    #if PRO || BETA
      CartCount()
      PriceSum()
    #else
      Text("Free")
    #endif
    #if !(PRO && BETA) && os(iOS)
      OrderCount()
    #endif
    #if os(macOS) || PRO
      WishCount()
    #endif
  }
}

struct Home: View {
  var body: some View {
    #if PRO
      Page().environmentObject(Cart()).environmentObject(Prices())
    #elseif BETA
      Page().environmentObject(Cart())
    #else
      Page()
    #endif
  }
}

struct Orderly: View {
  var body: some View {
    Home()
      #if os(iOS) && !PRO || os(iOS) && !BETA
        .environmentObject(Orders())
      #endif
      #if PRO
        .environmentObject(Wishes())
      #elseif !os(macOS)
        .padding()
      #endif
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Orderly() // want missing-environment-object(Prices) missing-environment-object(Wishes)
    }
  }
}
