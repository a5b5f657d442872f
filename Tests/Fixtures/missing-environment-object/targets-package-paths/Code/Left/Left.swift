// Injects all.
import Base
import Parts
import SwiftUI

@main
struct ToolApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        LogView()
        PartView()
      }
      .environmentObject(Log())
      .environmentObject(Part())
    }
  }
}
