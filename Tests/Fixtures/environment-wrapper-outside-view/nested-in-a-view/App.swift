// A16: a plain structure nested in a view is not installed with it.
import SwiftUI

final class Cart: ObservableObject {}

struct Home: View {
  struct Row {
    @EnvironmentObject var cart: Cart // want environment-wrapper-outside-view(Cart)
    var t: String { "\(cart)" }
  }
  struct Inner: View {
    @EnvironmentObject var cart: Cart
    var body: some View { Text("\(cart)") }
  }
  var body: some View { Text("") }
}
