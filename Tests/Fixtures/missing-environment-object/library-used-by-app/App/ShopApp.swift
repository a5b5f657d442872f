// Design §4: a library's view that an app of the project uses is on the app's path.
import Badges
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      BadgeStack() // want missing-environment-object(Counter)
    }
  }
}
