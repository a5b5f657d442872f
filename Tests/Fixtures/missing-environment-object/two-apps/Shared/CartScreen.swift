import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

struct CartScreen: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}
