// A7: a closure that an element of a tuple is builds its view where it is called.
import SwiftUI

final class Cart: ObservableObject {}

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text(String(describing: cart)) }
}

struct Tabs: View {
  let tabs: [(title: String, make: () -> AnyView)] = [
    ("About", { AnyView(Text("about")) }),
    ("Cart", { AnyView(CartView()) }),
  ]
  var body: some View {
    VStack {
      ForEach(tabs, id: \.title) { tab in tab.make() }
    }
  }
}

struct First: View {
  let tab: (String, () -> AnyView) = ("cart", { AnyView(CartView()) })
  var body: some View { tab.1() }
}

@main
struct TabsApp: App {
  var body: some Scene {
    WindowGroup { Tabs().environmentObject(Cart()) }
    WindowGroup(id: "tabs") { Tabs() }  // want missing-environment-object(Cart)
    WindowGroup(id: "first") { First() }  // want missing-environment-object(Cart)
    WindowGroup(id: "whole") { First().environmentObject(Cart()) }
  }
}
