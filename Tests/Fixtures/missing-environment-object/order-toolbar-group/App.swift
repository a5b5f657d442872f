// C10, B1: toolbar with an item group and an Observable class.
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
        .toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Spacer()
            ProfileBadge()
          }
        }
        .environment(session)
      Text("Home")
        .environment(session)
        .toolbar { // want missing-environment-object(Session)
          ToolbarItemGroup(placement: .bottomBar) {
            Spacer()
            ProfileBadge()
          }
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
