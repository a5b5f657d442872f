// B1: swipeActions of a row.
import SwiftUI

final class Session: ObservableObject {
  @Published var user = "guest"
}

struct ProfileBadge: View {
  @EnvironmentObject var session: Session
  var body: some View { Label(session.user, systemImage: "person") }
}

struct HomeView: View {
  @StateObject private var session = Session()

  var body: some View {
    List {
      Text("Home")
        .swipeActions(edge: .leading) { ProfileBadge() }
        .environmentObject(session)
      Text("Home")
        .environmentObject(session)
        .swipeActions(edge: .leading) { ProfileBadge() } // want missing-environment-object(Session)
    }
  }
}

@main
struct ChatApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }
  }
}
