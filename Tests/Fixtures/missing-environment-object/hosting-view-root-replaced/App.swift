// C11: the root view of an 'NSHostingView' is replaced in the same way.
import AppKit
import SwiftUI

final class Cart: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

final class Win: NSWindowController {
  let cart = Cart()
  func load() {
    let v = NSHostingView(rootView: AnyView(Checkout()))
    v.rootView = AnyView(v.rootView.environmentObject(cart))
    window?.contentView = v
  }
  func loadBare() {
    let v = NSHostingView(rootView: AnyView(Text("")))
    v.rootView = AnyView(Checkout()) // want missing-environment-object(Cart)
    window?.contentView = v
  }
}
