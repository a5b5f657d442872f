// A4: a generic reader is told by the parameters of its closure, or by a key path.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Reader<Object: ObservableObject, Content: View>: View {
  @EnvironmentObject var object: Object
  @ViewBuilder let content: (Object) -> Content
  var body: some View { content(object) }
}

struct Counter<Object: ObservableObject>: View {
  @EnvironmentObject var object: Object
  let count: KeyPath<Object, Int>
  var body: some View { Text("\(object[keyPath: count])") }
}

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup { Reader { (cart: Cart) in Text("\(cart.count)") }.environmentObject(Cart()) }
    WindowGroup(id: "1") { Reader { (cart: Cart) in Text("\(cart.count)") } }  // want missing-environment-object(Cart)
    WindowGroup(id: "2") { Counter(count: \Cart.count).environmentObject(Cart()) }
    WindowGroup(id: "3") { Counter(count: \Cart.count) }  // want missing-environment-object(Cart)
  }
}
