// Design §4: a child view is built where its initialiser is called; objects that it is handed flow on.
import SwiftUI

final class Session: ObservableObject {
  @Published var user = "guest"
}

final class Inbox: ObservableObject {
  @Published var unread = 0
}

struct UnreadBadge: View {
  @EnvironmentObject var inbox: Inbox
  @EnvironmentObject var session: Session
  var body: some View { Text("\(session.user) \(inbox.unread)") }
}

struct Row: View {
  let title: String
  @ObservedObject var inbox: Inbox

  var body: some View {
    HStack {
      Text(title)
      UnreadBadge()
    }
    .environmentObject(inbox)
  }
}

struct ContentView: View {
  let titles: [String]
  var inbox: Inbox

  var body: some View {
    ForEach(titles, id: \.self) { title in
      Row(title: title, inbox: inbox)
    }
  }
}

@main
struct MailApp: App {
  @StateObject private var inbox = Inbox()

  var body: some Scene {
    WindowGroup {
      ContentView(titles: ["a"], inbox: inbox) // want missing-environment-object(Session)
    }
  }
}
