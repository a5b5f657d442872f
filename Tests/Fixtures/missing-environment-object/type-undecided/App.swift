// Design §1: what an external container makes of a type of the project may be that type; not decided, silent.
import LocatorKit
import SwiftUI

final class Session: ObservableObject {
  @Published var user = "guest"
}

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

@main
struct ChatApp: App {
  var body: some Scene {
    WindowGroup {
      Profile().environmentObject(Locator.main.find(Session.self, name: "main"))
    }
    WindowGroup(id: "bare") {
      Profile() // want missing-environment-object(Session)
    }
  }
}
