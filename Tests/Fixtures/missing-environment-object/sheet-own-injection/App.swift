// C1, B1: an injection inside the sheet's content is as good as one outside.
import SwiftUI

final class Session: ObservableObject {
  @Published var user = "guest"
}

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct ContentView: View {
  @StateObject private var session = Session()
  @State private var shown = false

  var body: some View {
    Profile()
      .environmentObject(session)
      .sheet(isPresented: $shown) {
        Profile()
          .environmentObject(session)
      }
  }
}

@main
struct ChatApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
