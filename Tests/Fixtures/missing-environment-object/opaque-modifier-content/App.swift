// Design §4: the content of an external modifier inherits from where it is attached.
import PartialSheet
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct ContentView: View {
  @StateObject private var session = Session()
  @State private var shown = false

  var body: some View {
    VStack {
      Text("inside")
        .partialSheet(isPresented: $shown) { Profile() }
        .environmentObject(session)
      Text("outside")
        .environmentObject(session)
        .partialSheet(isPresented: $shown) { Profile() } // want missing-environment-object(Session)
    }
  }
}

@main
struct ChatApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
