// B1, C1: a sheet outside one injection is fine where another one encloses it.
import SwiftUI

final class Session: ObservableObject {
  @Published var user = "guest"
}

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct ContentView: View {
  @EnvironmentObject var session: Session
  @State private var shown = false

  var body: some View {
    Profile()
      .environmentObject(session)
      .sheet(isPresented: $shown) { Profile() }
      .fullScreenCover(isPresented: $shown) {
        Text("cover").sheet(isPresented: $shown) { Profile() }
      }
  }
}

@main
struct ChatApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      ContentView().environmentObject(session)
    }
  }
}
