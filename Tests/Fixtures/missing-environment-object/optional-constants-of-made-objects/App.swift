// Whether an object holds another one is decided where it is made: by all that make one, if they agree.
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Shop()
      Empty()  // want missing-environment-object(Cart)
      Mixed()
      Given(cart: nil)  // want missing-environment-object(Cart)
    }
  }
}

final class Cart: ObservableObject {}

struct Basket: View {
  @EnvironmentObject var cart: Cart

  var body: some View { Text("\(ObjectIdentifier(cart))") }
}

final class Filled: ObservableObject {
  let cart: Cart?

  init(cart: Cart? = nil) { self.cart = cart }
}

struct Shop: View {
  @StateObject private var model = Filled(cart: Cart())

  var body: some View {
    if let cart = model.cart { Basket().environmentObject(cart) } else { Basket() }
  }
}

final class Bare: ObservableObject {
  let cart: Cart?

  init(cart: Cart? = nil) { self.cart = cart }
}

struct Empty: View {
  @StateObject private var model = Bare()

  var body: some View {
    if let cart = model.cart { Basket().environmentObject(cart) } else { Basket() }
  }
}

final class Either: ObservableObject {
  let cart: Cart?

  init(cart: Cart? = nil) { self.cart = cart }
}

struct Mixed: View {
  @StateObject private var first = Either()
  @StateObject private var second = Either(cart: Cart())

  var body: some View {
    if let cart = second.cart { Basket().environmentObject(cart) } else { Basket() }
    if let cart = first.cart { Text("\(ObjectIdentifier(cart))") }
  }
}

final class Told: ObservableObject {
  let cart: Cart?

  init(cart: Cart?) { self.cart = cart }
}

struct Given: View {
  @StateObject private var model: Told

  init(cart: Cart?) { _model = StateObject(wrappedValue: Told(cart: cart)) }

  var body: some View {
    if let cart = model.cart { Basket().environmentObject(cart) } else { Basket() }
  }
}
