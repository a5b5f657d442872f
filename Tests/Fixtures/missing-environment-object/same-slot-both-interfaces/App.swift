// A1: environmentObject(_:) and environment(_:) write the same slot; either is read through either.
import SwiftUI

@Observable
final class Session: ObservableObject {
  var user = "guest"
}

struct NewStyle: View {
  @Environment(Session.self) private var session
  var body: some View { Text(session.user) }
}

struct OldStyle: View {
  @EnvironmentObject private var session: Session
  var body: some View { Text(session.user) }
}

struct Neither: View {
  @EnvironmentObject private var session: Session
  var body: some View { Text(session.user) }
}

@main
struct ChatApp: App {
  private let session = Session()

  var body: some Scene {
    WindowGroup {
      NewStyle().environmentObject(session)
      OldStyle().environment(session)
      Neither() // want missing-environment-object(Session)
    }
  }
}
