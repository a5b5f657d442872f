// B1: overlay, with an Observable class.
import SwiftUI

@Observable
final class Session {
  var user = "guest"
}

struct ProfileBadge: View {
  @Environment(Session.self) private var session
  var body: some View { Label(session.user, systemImage: "person") }
}

struct HomeView: View {
  @State private var session = Session()

  var body: some View {
    VStack {
      Text("Home")
        .overlay(alignment: .top) { ProfileBadge() }
        .environment(session)
      Text("Home")
        .environment(session)
        .overlay(alignment: .top) { ProfileBadge() } // want missing-environment-object(Session)
    }
  }
}

@main
struct ChatApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }
  }
}
