import SwiftUI

struct Offer: View {
  @EnvironmentObject private var purchase: Purchase
  var body: some View { Text("\(purchase.count)") }
}
