import SwiftUI

struct Home: View {
  @EnvironmentObject var session: Session
  @EnvironmentObject var theme: Theme
  @Environment(Router.self) private var router
  @State private var shown = false

  var body: some View {
    Text("\(session.user) \(theme.tint) \(router.path.count)")
  }
}

struct Screen: View {
  @State private var shown = false

  var body: some View {
    Home()
      .withEnvironments()
      .routed()
      .sheet(isPresented: $shown) { // want missing-environment-object(Router)
        Home().withEnvironments()
      }
      .popover(isPresented: $shown) {
        Home().withEnvironments().routed()
      }
  }
}

@main
struct HomeApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
    WindowGroup(id: "theme") {
      Home().withTheme().routed() // want missing-environment-object(Session)
    }
  }
}
