import SwiftUI

extension Home {
  init(count: Int) {
    self.init()
    print(cart.n) // want environment-read-in-init(Cart)
  }
}
