// C16: two apps share their views; each is judged for itself.
import SwiftUI

@main
struct PhoneApp: App {
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup {
      CartScreen().environmentObject(cart)
    }
  }
}
