// C8: each column is a child of the split view; what one column writes stays there.
import SwiftUI

@Observable
final class Mailbox {
  var unread = 3
}

struct UnreadCount: View {
  @Environment(Mailbox.self) private var mailbox
  var body: some View { Text("\(mailbox.unread)") }
}

struct SidebarOnly: View {
  @State private var mailbox = Mailbox()

  var body: some View {
    NavigationSplitView {
      UnreadCount().environment(mailbox)
    } detail: {
      UnreadCount()
    }
  }
}

struct Whole: View {
  @State private var mailbox = Mailbox()

  var body: some View {
    NavigationSplitView {
      UnreadCount()
    } content: {
      UnreadCount()
    } detail: {
      UnreadCount()
    }
    .environment(mailbox)
  }
}

@main
struct MailApp: App {
  var body: some Scene {
    WindowGroup {
      SidebarOnly() // want missing-environment-object(Mailbox)
      Whole()
    }
  }
}
