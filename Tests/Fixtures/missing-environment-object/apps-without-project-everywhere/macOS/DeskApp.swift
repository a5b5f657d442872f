import SwiftUI

@main
struct DeskApp: App {
  @StateObject var clock = Clock()
  @StateObject var theme = Theme()
  var body: some Scene {
    WindowGroup {
      Sidebar()
        .environmentObject(clock)
        .environmentObject(theme)
    }
  }
}
