// Design §3: one finding per place and type, however many readers are below it.
import SwiftUI

final class Session: ObservableObject {
  @Published var user = "guest"
}

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct Avatar: View {
  @EnvironmentObject var session: Session
  var body: some View { Image(systemName: session.user) }
}

struct ContentView: View {
  @StateObject private var session = Session()
  @State private var shown = false
  @State private var tipped = false

  var body: some View {
    Profile()
      .environmentObject(session)
      .sheet(isPresented: $shown) { // want missing-environment-object(Session)
        Profile()
        Avatar()
      }
      .popover(isPresented: $tipped) { // want missing-environment-object(Session)
        Avatar()
      }
  }
}

@main
struct ChatApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
    WindowGroup(id: "avatar") {
      Avatar() // want missing-environment-object(Session)
    }
  }
}
