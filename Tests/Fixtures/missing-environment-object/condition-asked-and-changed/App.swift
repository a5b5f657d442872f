// §4: what a branch asks is not what it hands on where something may change it in between, or means another of the name.
import SwiftUI
import UIKit

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

struct CartPage: View {
  let isOn: Bool
  var body: some View { if isOn { Text("on") } else { CartCount() } }
}

struct PricePage: View {
  let isOn: Bool
  var body: some View { if isOn { Text("on") } else { PriceSum() } }
}

struct OrderPage: View {
  let isOn: Bool
  var body: some View { if isOn { Text("on") } else { OrderCount() } }
}

final class Screen: UIViewController {
  var isOn = true

  func stop() { isOn = false }

  @objc func tapped() {
    if isOn {
      stop()
      present(UIHostingController(rootView: PricePage(isOn: isOn)), animated: true) // want missing-environment-object(Prices)
    }
  }
}

struct Home: View {
  let last: Bool?
  @State private var isOn = true
  var isLucky: Bool { Bool.random() }

  var body: some View {
    VStack {
      if isOn, let isOn = last { CartPage(isOn: isOn) }
      if isLucky { OrderPage(isOn: isLucky) }
    }
    .onTapGesture { isOn.toggle() }
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Home(last: false) // want missing-environment-object(Cart) missing-environment-object(Orders)
    }
  }
}
