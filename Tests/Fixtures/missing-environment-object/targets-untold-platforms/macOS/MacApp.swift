import SwiftUI

@main
struct MacApp: App {
  @StateObject var updates = Updates()
  @StateObject var clock = Clock()
  var body: some Scene {
    WindowGroup {
      Sidebar()  // want missing-environment-object(Theme)
        .environmentObject(updates)
        .environmentObject(clock)
    }
  }
}
