// C9: a result builder of the project collects values that hold views into an array.
import SwiftUI

final class Cart: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

struct Tab: Identifiable { let id = 0; let view: AnyView; init<V: View>(@ViewBuilder _ v: () -> V) { view = AnyView(v()) } }

@resultBuilder enum TabBuilder {
  static func buildBlock(_ parts: Tab...) -> [Tab] { parts }
}

struct Tabs: View {
  let tabs: [Tab]
  init(@TabBuilder _ content: () -> [Tab]) { tabs = content() }
  var body: some View { ForEach(tabs) { tab in tab.view } }
}

@main struct A: App {
  @StateObject var cart = Cart()
  var body: some Scene {
    WindowGroup {
      Tabs { Tab { Checkout() }; Tab { Text("") } }.environmentObject(cart)
    }
    WindowGroup {
      Tabs { // want missing-environment-object(Cart)
        Tab { Text("") }
        Tab { Checkout() }
      }
    }
  }
}
