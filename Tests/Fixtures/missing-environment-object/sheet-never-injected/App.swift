// C1: the sheet itself is never the reason: what nothing injects is mended at the root.
import SwiftUI

final class Session: ObservableObject {
  @Published var user = "guest"
}

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct ContentView: View {
  @State private var shown = false

  var body: some View {
    Text("home")
      .sheet(isPresented: $shown) {
        Profile()
      }
  }
}

@main
struct ChatApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView() // want missing-environment-object(Session)
    }
  }
}
