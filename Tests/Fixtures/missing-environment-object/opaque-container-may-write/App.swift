// Design §4: an external step supplies a type if one of its arguments has that type; not decided, silent.
import Injection
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
  private let session = Session()

  var body: some Scene {
    WindowGroup {
      Providing(session) { Profile() }
      Profile().provide(Session.self)
      Profile().provide { Session() }
      Profile().shimmering() // want missing-environment-object(Session)
    }
  }
}
