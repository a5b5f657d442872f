// A3: the argument of a generic wrapper of the project tells the type of the property.
import SwiftUI

final class Cart: ObservableObject {}

final class Deps {
  let cart = Cart()
  var other: Cart { Cart() }
}

@propertyWrapper struct Injected<Value> {
  let keyPath: KeyPath<Deps, Value>
  static var deps: Deps { Deps() }
  init(_ keyPath: KeyPath<Deps, Value>) { self.keyPath = keyPath }
  var wrappedValue: Value { Self.deps[keyPath: keyPath] }
}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

struct Home: View {
  @Injected(\.cart) var cart
  @Injected(\Deps.other) private var other
  var body: some View {
    Checkout().environmentObject(cart)
    Checkout().environmentObject(other)
  }
}

@main struct A: App {
  @Injected(\.cart) var cart
  var body: some Scene {
    WindowGroup {
      Home()
      Checkout().environmentObject(cart)
    }
    WindowGroup {
      Checkout() // want missing-environment-object(Cart)
    }
  }
}
