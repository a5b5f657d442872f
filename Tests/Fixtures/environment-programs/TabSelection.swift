// Tabs with a selection enum; every tab injects for itself except one.
import SwiftUI

final class Inbox: ObservableObject { @Published var unread = 0 }
final class Account: ObservableObject { @Published var name = "" }

enum Item: Hashable, CaseIterable { case inbox, sent, account }

struct InboxList: View {
  @EnvironmentObject var inbox: Inbox
  let title: String
  var body: some View { Text("\(title) \(inbox.unread)") }
}

struct AccountForm: View {
  @EnvironmentObject var account: Account
  var body: some View { TextField("Name", text: $account.name) }
}

struct Tabs: View {
  @State private var selection = Item.inbox
  private let inbox = Inbox()

  var body: some View {
    TabView(selection: $selection) {
      Tab("Inbox", systemImage: "tray", value: Item.inbox) {
        InboxList(title: "in").environmentObject(inbox)
      }
      Tab("Sent", systemImage: "paperplane", value: Item.sent) {
        InboxList(title: "out")
      }
      Tab("Account", systemImage: "person", value: Item.account) {
        AccountForm()
      }
    }
    .environmentObject(Account())
  }
}

@main
struct MailApp: App {
  var body: some Scene {
    WindowGroup { Tabs() }
  }
}
