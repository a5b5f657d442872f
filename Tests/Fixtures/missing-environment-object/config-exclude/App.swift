// Design §3: what the configuration excludes is read, but nothing is reported in it.
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

@main
struct ChatApp: App {
  var body: some Scene {
    WindowGroup {
      GeneratedScreen() // want missing-environment-object(Session)
      GeneratedProvider()
    }
  }
}
