// C11: 'WKHostingController.body' is the root; what it injects counts.
import SwiftUI
import WatchKit

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

final class Host: WKHostingController<AnyView> {
  let cart = Cart()
  override var body: AnyView { AnyView(Badge().environmentObject(cart)) }
}

final class Bare: WKHostingController<Badge> {
  override var body: Badge {
    Badge() // want missing-environment-object(Cart)
  }
}
