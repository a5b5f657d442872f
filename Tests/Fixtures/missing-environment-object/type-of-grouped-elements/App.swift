// A3: elements of dictionaries that group a collection, and of pairs of two collections.
import SwiftUI

final class Cart: ObservableObject, Identifiable { var kind = "" }

final class Item: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

struct ItemRow: View {
  @EnvironmentObject var item: Item
  var body: some View { Text("\(item)") }
}

@main struct A: App {
  @State var carts: [Cart] = []
  @State var items: [Item] = []
  var grouped: [String: [Cart]] { Dictionary(grouping: carts) { $0.kind } }
  var body: some Scene {
    WindowGroup {
      ForEach(Array(Dictionary(grouping: carts, by: { $0.kind })), id: \.key) { key, list in
        ForEach(list) { c in Checkout().environmentObject(c) }
      }
      ForEach(Array(zip(carts, items)), id: \.0.id) { cart, item in
        Checkout().environmentObject(cart)
        ItemRow().environmentObject(item)
      }
      ForEach(Array(zip(carts.indices, carts)), id: \.0) { i, cart in
        Checkout().environmentObject(cart)
      }
      ForEach(grouped.keys.sorted(), id: \.self) { key in
        ForEach(grouped[key]!) { Checkout().environmentObject($0) }
        ForEach(grouped[key] ?? []) { Checkout().environmentObject($0) }
      }
      ForEach(grouped.sorted { $0.key < $1.key }, id: \.key) { pair in
        ForEach(pair.value) { Checkout().environmentObject($0) }
      }
    }
    WindowGroup {
      Checkout() // want missing-environment-object(Cart)
    }
  }
}
