// Its dashboard has the name of the phone's.
import SwiftUI

struct Dashboard: View {
  var body: some View {
    VStack { StepsView() }
  }
}

@main
struct WatchApp: App {
  var body: some Scene {
    WindowGroup {
      Dashboard() // want missing-environment-object(Steps)
    }
  }
}
