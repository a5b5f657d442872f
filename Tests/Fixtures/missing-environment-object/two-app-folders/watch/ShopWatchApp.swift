import SwiftUI
import WatchKit

@main struct ShopWatchApp: App {
  @WKApplicationDelegateAdaptor var delegate: Delegate
  var body: some Scene {
    WindowGroup {
      ContentView()
      Stock()  // want missing-environment-object(Store)
    }
  }
}

final class Delegate: NSObject, WKApplicationDelegate {}
