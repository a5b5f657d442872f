// A class that a file names without importing its module is the one that other files import.
import Core
import SwiftUI

@main struct ExampleApp: App {
  @StateObject private var store = Store()
  var body: some Scene {
    WindowGroup { SettingsView().environmentObject(store) }
    WindowGroup(id: "bare") { SettingsView() }  // want missing-environment-object(Store)
  }
}
