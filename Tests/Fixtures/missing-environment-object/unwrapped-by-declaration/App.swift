// ROW: A1. What is declared as `T!` is there where an environment gets it, or the program has ended.
import AppKit
import SwiftUI

final class Eyedroppers: ObservableObject { @Published var n = 0 }
final class Windows: ObservableObject { @Published var n = 0 }

@main class AppDelegate: NSObject, NSApplicationDelegate {
  var window: NSWindow!
  var eyedroppers: Eyedroppers!

  func applicationDidFinishLaunching(_: Notification) {
    eyedroppers = Eyedroppers()
    window = NSWindow()
    window.contentView = NSHostingView( // want missing-environment-object(Windows)
      rootView: ContentView().environmentObject(eyedroppers))
  }
}

struct ContentView: View {
  @EnvironmentObject var eyedroppers: Eyedroppers
  @EnvironmentObject var windows: Windows
  var body: some View { Text("\(eyedroppers.n) \(windows.n)") }
}
