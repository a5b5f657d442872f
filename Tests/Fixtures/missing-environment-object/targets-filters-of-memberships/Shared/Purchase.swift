import SwiftUI

final class Purchase: ObservableObject {
  var count = 0
  init(name: String) {}
}

struct Receipt: View {
  @EnvironmentObject private var purchase: Purchase
  var body: some View { Text("\(purchase.count)") }
}
