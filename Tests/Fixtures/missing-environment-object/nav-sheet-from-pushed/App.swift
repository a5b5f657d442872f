// C7: a sheet of a pushed screen has the container's environment and what that screen writes.
import SwiftUI

final class Draft: ObservableObject {
  @Published var text = ""
}

final class Session: ObservableObject {
  @Published var user = "guest"
}

struct Composer: View {
  @EnvironmentObject var draft: Draft
  @EnvironmentObject var session: Session
  var body: some View { Text(draft.text + session.user) }
}

struct Screen: View {
  @StateObject private var draft = Draft()
  @State private var writing = false

  var body: some View {
    Button("Write") { writing = true }
      .sheet(isPresented: $writing) { Composer() }
      .environmentObject(draft)
  }
}

struct Overview: View {
  var body: some View {
    NavigationLink("Screen") { Screen() } // want missing-environment-object(Session)
  }
}

struct ContentView: View {
  @StateObject private var session = Session()

  var body: some View {
    NavigationStack {
      Overview().environmentObject(session)
    }
  }
}

@main
struct MailApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
