// Design §4: a body, or a part of it, that a protocol extension provides.
import SwiftUI

final class Session: ObservableObject {
  @Published var user = "guest"
}

struct Avatar: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

protocol Screen: View {
  associatedtype Main: View
  var title: String { get }
  @ViewBuilder var main: Main { get }
}

extension Screen {
  var body: some View {
    VStack {
      Text(title)
      main
    }
  }
}

struct Profile: Screen {
  var title: String { "Profile" }
  var main: some View { Avatar() }
}

struct Help: Screen {
  var title: String { "Help" }
  var main: some View { Text("help") }
}

@main
struct ChatApp: App {
  var body: some Scene {
    WindowGroup {
      Profile() // want missing-environment-object(Session)
      Help()
      Profile().environmentObject(Session())
    }
  }
}
