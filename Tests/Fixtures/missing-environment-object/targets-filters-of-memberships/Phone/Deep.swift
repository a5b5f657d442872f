import SwiftUI

final class Purchase: ObservableObject {
  var price = 0
  init(name: String) {}
}

struct Offer: View {
  @EnvironmentObject private var purchase: Purchase
  @EnvironmentObject private var unused: Unused
  var body: some View { Text("\(purchase.price + unused.count)") }
}
