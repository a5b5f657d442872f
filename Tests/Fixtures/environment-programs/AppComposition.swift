// Objects made in the App's initialiser and handed down; one is handed down but never injected.
import SwiftUI

final class Mail: ObservableObject { @Published var unread = 0 }
final class Chat: ObservableObject { @Published var unread = 0 }

struct MailView: View {
  @EnvironmentObject var mail: Mail
  var body: some View { Text("\(mail.unread)") }
}

struct ChatView: View {
  @EnvironmentObject var chat: Chat
  var body: some View { Text("\(chat.unread)") }
}

struct Dependencies {
  let mail: Mail
  let chat: Chat
}

struct Shell: View {
  let dependencies: Dependencies
  @ObservedObject var mail: Mail

  var body: some View {
    Text("\(mail.unread)")
    MailView()
    ChatView().environmentObject(dependencies.chat)
  }
}

@main
struct ShellApp: App {
  private let dependencies: Dependencies
  @StateObject private var mail: Mail

  init() {
    let mail = Mail()
    _mail = StateObject(wrappedValue: mail)
    dependencies = Dependencies(mail: mail, chat: Chat())
  }

  var body: some Scene {
    WindowGroup {
      Shell(dependencies: dependencies, mail: mail)
    }
  }
}
