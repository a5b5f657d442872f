import Screens
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { BasketScreen().environmentObject(Basket()) }  // want missing-environment-object(Wallet)
  }
}
