// A19: 'init' reads through the methods and computed properties that it uses.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

struct Home: View {
  @EnvironmentObject var cart: Cart
  @Environment(\.locale) var locale
  let action: () -> Void
  init() {
    action = { print("x") }
  }
  init(x: Int) {
    self.init()
  }
  init(y: Int) {
    action = {}
    helper() // want environment-read-in-init(Cart)
  }
  init(z: Int) {
    action = {}
    _ = computed // want environment-read-in-init(locale)
  }
  func helper() { print(cart.n) }
  var computed: String { locale.identifier }
  var body: some View { Text("\(cart)") }
}
