// A7, A20: a wrapper is read by `self.$x` and `self._x`, by key paths, by members of a protocol that a closure names, and by
// setters and observers that an assignment runs.
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
  @Published var name = ""
}

protocol Titled { var cart: Cart { get } }
extension Titled { var title: String { cart.name } }

struct Projected: View {
  @EnvironmentObject var cart: Cart
  var body: some View { TextField("", text: self.$cart.name) }
}

struct Underscored: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text(self._cart.wrappedValue.name) }
}

struct Pathed: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text(self[keyPath: \.cart.name]) }
}

struct Closed: View, Titled {
  @EnvironmentObject var cart: Cart
  var body: some View { VStack { Text(title) } }
}

struct Setting: View {
  @EnvironmentObject var cart: Cart
  var text: String {
    get { "" }
    nonmutating set { cart.name = newValue }
  }
  var body: some View { Button("") { text = "a" } }
}

struct Observed: View {
  @EnvironmentObject var cart: Cart
  @State private var count = 0 { didSet { cart.count = count } }
  var body: some View { Button("") { count += 1 } }
}

struct Unset: View {
  @EnvironmentObject var cart: Cart
  @State private var count = 0 { didSet { cart.count = count } }
  var body: some View { Text("\(count)") }
}

enum Kind {
  case plain, special
  static func == (left: Kind, right: Kind) -> Bool { true }
}

struct Kinds: View {
  let kind: Kind
  var body: some View { if kind == .special { Text("") } else { Projected() } }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Projected") { Projected() }  // want missing-environment-object(Cart)
    WindowGroup("Underscored") { Underscored() }  // want missing-environment-object(Cart)
    WindowGroup("Pathed") { Pathed() }  // want missing-environment-object(Cart)
    WindowGroup("Closed") { Closed() }  // want missing-environment-object(Cart)
    WindowGroup("Setting") { Setting() }  // want missing-environment-object(Cart)
    WindowGroup("Observed") { Observed() }  // want missing-environment-object(Cart)
    WindowGroup("Unset") { Unset() }
    WindowGroup("Own equality") { Kinds(kind: .plain) }
    WindowGroup("With") {
      Group {
        Projected()
        Closed()
        Observed()
      }
      .environmentObject(Cart())
    }
  }
}
