// A4: an alias may have the name of the type that it stands for in a module whose sources are not there.
import Alerts
import SwiftUI

typealias Announcer = Alerts.Announcer

@main
struct HarbourApp: App {
  @StateObject private var announcer = Announcer()

  var body: some Scene {
    WindowGroup { Pier().environmentObject(announcer) }
    Window("Log", id: "log") { Pier() }  // want missing-environment-object(Alerts.Announcer)
  }
}

struct Pier: View {
  @EnvironmentObject private var announcer: Announcer
  var body: some View { Text(announcer.text) }
}
