// §4: what a branch asks of its view holds for the members of the view that the branch is built of.
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

final class Wishes: ObservableObject { @Published var count = 0 }

struct WishCount: View {
  @EnvironmentObject var wishes: Wishes
  var body: some View { Text("\(wishes.count)") }
}

struct Choice: View {
  let isOn: Bool
  var body: some View { if isOn { CartCount() } else { PriceSum() } }
}

struct Other: View {
  let isOn: Bool
  var body: some View { if isOn { OrderCount() } else { Text("off") } }
}

struct Given: View {
  let isOn: Bool

  var body: some View { if !isOn { VStack { row("a") } } }

  func row(_ text: String) -> some View {
    HStack {
      Text(text)
      cell
    }
  }

  var cell: some View { isOn ? AnyView(CartCount()) : AnyView(PriceSum()) }
}

struct Stateful: View {
  @State private var isOn = false

  var body: some View {
    VStack { if !isOn { nested.padding() } }.onTapGesture { isOn.toggle() }
  }

  var nested: some View { Choice(isOn: isOn) }
}

struct Guarded: View {
  let isOn: Bool

  var body: some View { content() }

  func content() -> some View {
    guard !isOn else { return AnyView(Text("on")) }
    return AnyView(nested)
  }

  var nested: some View { inner(isOn) }

  func inner(_ isOn: Bool) -> some View { Choice(isOn: isOn) }
}

struct Asked: View {
  let isOn: Bool

  var body: some View { if !isOn { nested(true) } }

  func nested(_ isOn: Bool) -> some View { Other(isOn: isOn) }
}

struct Elsewhere: View {
  let isOn: Bool
  static let other = Elsewhere(isOn: Date().timeIntervalSince1970 > 0)

  var body: some View { if !isOn { Elsewhere.other.nested } }

  var nested: some View { if isOn { WishCount() } else { Text("off") } }
}

struct Home: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Given(isOn: isOn)
      Stateful()
      Guarded(isOn: isOn)
      Asked(isOn: isOn)
      Elsewhere(isOn: isOn)
    }
    .onTapGesture { isOn.toggle() }
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Home() // want missing-environment-object(Prices) missing-environment-object(Orders) missing-environment-object(Wishes)
    }
  }
}
