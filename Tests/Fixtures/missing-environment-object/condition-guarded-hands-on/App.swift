// §4: what a `guard`, a ternary, or a condition on a member asks is what is handed on behind it, unless something else is called before.
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

struct Changing: View {
  let isOn: Bool
  var body: some View { if isOn { Text("on") } else { OrderCount() } }
}

struct Settings { var isOn = false }

final class Model: ObservableObject {
  @Published var isOn = false
  @Published var settings = Settings()
}

struct Guarded: View {
  @State private var isOn = false

  private func page() -> AnyView {
    guard isOn else { return AnyView(Text("off")) }
    return AnyView(Page(isOn: isOn).padding())
  }

  var body: some View { page().onTapGesture { isOn.toggle() } }
}

struct Chosen: View {
  @State private var isOn = false
  var body: some View { isOn ? AnyView(Page(isOn: isOn)) : AnyView(Text("off")) }
}

struct Named: View {
  @State private var isOn = false

  var body: some View {
    if self.isOn { Page(isOn: self.isOn).overlay { Page(isOn: isOn) } } else { Text("off") }
  }
}

struct Modelled: View {
  @StateObject private var model = Model()

  func label() -> Text { Text("label") }

  var body: some View {
    if model.isOn, let first = [1, 2].first {
      VStack { Page(isOn: model.isOn).padding(CGFloat(first)) }
    }
    if !model.settings.isOn {
      Text("off")
    } else {
      Text("on").padding()
      Page(isOn: model.settings.isOn)
      label().padding()
    }
  }
}

struct Item: Identifiable {
  let id: Int
  var isOn: Bool
}

struct Listed: View {
  @State private var items: [Item] = []

  var body: some View {
    ForEach(items) { item in if item.isOn { Page(isOn: item.isOn) } }
  }
}

struct Left: View {
  @State private var isOn = false

  func leave() { isOn = false }

  var body: some View {
    if isOn { Button("Leave") { leave() }.sheet(isPresented: .constant(true)) { Changing(isOn: isOn) } }
  }
}

struct Bound: View {
  @State private var isOn = false
  let last: Bool?

  var body: some View {
    if self.isOn, let isOn = last { Changing(isOn: isOn) }
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Guarded() // want missing-environment-object(Prices)
      Chosen() // want missing-environment-object(Prices)
      Named() // want missing-environment-object(Prices)
      Modelled() // want missing-environment-object(Prices)
      Listed() // want missing-environment-object(Prices)
      // Whether the sheet still asks while it goes away is not told.
      Left()
      Bound(last: Date().timeIntervalSince1970 > 0) // want missing-environment-object(Orders)
    }
  }
}
