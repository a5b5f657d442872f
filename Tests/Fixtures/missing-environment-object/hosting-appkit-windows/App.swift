// C11: windows, popovers and menu items of AppKit host roots.
import AppKit
import SwiftUI

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

final class D: NSObject, NSApplicationDelegate {
  var w: NSWindow!
  let cart = Cart()
  func applicationDidFinishLaunching(_ n: Notification) {
    w = NSWindow(contentViewController: NSHostingController(rootView: Badge().environmentObject(cart)))
    let popover = NSPopover()
    popover.contentViewController = NSHostingController(rootView: Badge()) // want missing-environment-object(Cart)
    let item = NSMenuItem()
    item.view = NSHostingView(rootView: Badge()) // want missing-environment-object(Cart)
  }
}
