// §4: what a branch asks is what it hands on: a view that is only built where a flag is set never shows what it shows without it.
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
  let isOn: Bool
  var body: some View { if isOn { PriceSum() } else { CartCount() } }
}

struct Orderly: View {
  let isOff: Bool
  var body: some View { if isOff { OrderCount() } else { Text("on") } }
}

struct Home: View {
  @State private var isOn = false
  @State private var isOpen = false

  var body: some View {
    VStack {
      if isOn && isOpen { Page(isOn: isOn) } else { Text("off") }
      if !isOn { Text("off") } else { Orderly(isOff: !isOn) }
      if !isOpen { Orderly(isOff: isOpen) }
    }
    .onTapGesture { isOn.toggle(); isOpen = isOn }
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Home() // want missing-environment-object(Prices)
    }
  }
}
