import SwiftUI

@main
struct WatchApp: App {
  var body: some Scene {
    WindowGroup {
      CartScreen() // want missing-environment-object(Cart)
    }
  }
}
