// A16: of a type that is a view by a protocol from elsewhere, the property is what it shows, wherever a method of the name stands.
import CardKit
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Prices: ObservableObject { @Published var sum = 0 }

struct CartCount: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct PriceSum: View {
  @EnvironmentObject var prices: Prices
  var body: some View { Text("\(prices.sum)") }
}

struct CartCard: CardView {
  func body(width: Int) -> String { "\(width)" }
  var body: some View { CartCount() }
}

struct PriceCard: CardView {
  var body: some View { PriceSum() }
  func body(width: Int) -> String { "\(width)" }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      VStack { // want missing-environment-object(Cart) missing-environment-object(Prices)
        CartCard()
        PriceCard()
      }
    }
  }
}
