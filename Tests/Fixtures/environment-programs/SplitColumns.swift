// A split view whose columns are siblings, with a link from the sidebar and a stack in the detail.
import SwiftUI

final class Mailbox: ObservableObject { @Published var unread = 0 }
final class Rules: ObservableObject { @Published var count = 0 }
final class Draft: ObservableObject { @Published var text = "" }

struct Unread: View {
  @EnvironmentObject var mailbox: Mailbox
  var body: some View { Text("\(mailbox.unread)") }
}

struct RuleList: View {
  @EnvironmentObject var rules: Rules
  var body: some View { Text("\(rules.count)") }
}

struct Editor: View {
  @EnvironmentObject var draft: Draft
  var body: some View { Text(draft.text) }
}

struct Mail: View {
  private let rules = Rules()
  private let draft = Draft()

  var body: some View {
    NavigationSplitView {
      List {
        RuleList()
        NavigationLink("Rules") { RuleList() }
        NavigationLink("Unread") { Unread() }
      }
      .environmentObject(rules)
    } detail: {
      NavigationStack {
        Unread()
        NavigationLink("Write") { Editor() }
          .environmentObject(draft)
        Editor().environmentObject(draft)
      }
    }
    .environmentObject(Mailbox())
  }
}

@main
struct MailApp: App {
  var body: some Scene {
    WindowGroup { Mail() }
  }
}
