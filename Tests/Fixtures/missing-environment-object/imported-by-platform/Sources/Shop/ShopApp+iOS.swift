// A1: the object is there.
#if os(iOS)
import Shelf
import SwiftUI

extension ShopApp {
  var body: some Scene {
    WindowGroup { content().environmentObject(cart) }
  }
}
#endif
