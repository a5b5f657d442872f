// Design §4: code outside the project cannot name a type of the project; where nothing may write it,
// its absence is proved through an external container or modifier, too.
import PartialSheet
import SwiftUI

final class Session: ObservableObject {
  @Published var user = "guest"
}

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct Covered: View {
  var body: some View {
    GlassCard(radius: 12) {
      Profile().shimmering(active: true)
    }
  }
}

@main
struct ChatApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      Covered().environmentObject(session)
      Covered() // want missing-environment-object(Session)
    }
  }
}
