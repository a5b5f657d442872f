// A1: which module is meant says the import that is there.
#if os(tvOS)
import ShelfTV
#else
import Shelf
#endif
import SwiftUI

@main
struct ShopApp: App {
  @StateObject var cart = Cart()
}
