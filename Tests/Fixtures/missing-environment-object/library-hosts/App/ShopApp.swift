import Kit
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      InkLevel() // want missing-environment-object(Ink)
    }
  }
}
