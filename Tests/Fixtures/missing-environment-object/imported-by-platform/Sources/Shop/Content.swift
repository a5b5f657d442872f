// A1: which view is built, too.
#if os(tvOS)
import ShelfTV
#else
import Shelf
#endif
import SwiftUI

extension ShopApp {
  func content() -> some View { ShelfView() }
}
