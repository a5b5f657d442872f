// A1: and here it is missing.
#if os(tvOS)
import ShelfTV
import SwiftUI

extension ShopApp {
  var body: some Scene {
    WindowGroup { content() } // want missing-environment-object(Cart)
  }
}
#endif
