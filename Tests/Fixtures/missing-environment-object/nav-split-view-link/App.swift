// C8: a link in the sidebar shows its destination in the detail column, with the split view's environment.
import SwiftUI

@Observable
final class Mailbox {
  var unread = 3
}

struct Message: View {
  @Environment(Mailbox.self) private var mailbox
  var body: some View { Text("\(mailbox.unread)") }
}

struct ContentView: View {
  @State private var mailbox = Mailbox()

  var body: some View {
    NavigationSplitView {
      List {
        NavigationLink("first") { // want missing-environment-object(Mailbox)
          Message()
        }
      }
      .environment(mailbox)
    } detail: {
      Text("pick one")
    }
  }
}

@main
struct MailApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
