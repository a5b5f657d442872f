// C1, B1: sheet(item:onDismiss:content:) with an Observable class.
import SwiftUI

@Observable
final class Session {
  var user = "guest"
}

struct ProfileBadge: View {
  @Environment(Session.self) private var session
  var body: some View { Label(session.user, systemImage: "person") }
}

struct Contact: Identifiable {
  let id: Int
  let name: String
}

struct HomeView: View {
  @State private var session = Session()
  @State private var picked: Contact?

  var body: some View {
    VStack {
      Text("Home")
        .sheet(item: $picked, onDismiss: { picked = nil }) { item in
          Text(item.name)
          ProfileBadge()
        }
        .environment(session)
      Text("Home")
        .environment(session)
        .sheet(item: $picked, onDismiss: { picked = nil }) { item in // want missing-environment-object(Session)
          Text(item.name)
          ProfileBadge()
        }
    }
  }
}

@main
struct ChatApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }
  }
}
