// A16, C1: a protocol's requirement on a value of which the conformer is known is that conformer's, also
// from code that the protocol gives to all of them.
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }

final class Theme: ObservableObject { @Published var name = "light" }

struct NeedsSession: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct NeedsTheme: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.name) }
}

protocol Reply {
  var preview: AnyView { get }
  func embedded() -> AnyView
}

extension Reply {
  func framed() -> some View { embedded().border(.red) }
}

struct PostReply: Reply {
  let title: String
  var preview: AnyView { AnyView(NeedsSession()) }
  func embedded() -> AnyView { AnyView(NeedsSession()) }
}

struct MentionReply: Reply {
  let title: String
  var preview: AnyView { AnyView(NeedsTheme()) }
  func embedded() -> AnyView { AnyView(NeedsTheme()) }
}

struct Composer: View {
  let reply: any Reply

  var body: some View {
    reply.preview
    reply.embedded()
    reply.framed()
  }
}

struct Inbox: View {
  @StateObject private var theme = Theme()

  var body: some View {
    Composer(reply: MentionReply(title: "mention")).environmentObject(theme)
  }
}

@main
struct MailApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      Inbox()
      Composer(reply: PostReply(title: "post")).environmentObject(session)
      Composer(reply: PostReply(title: "post")) // want missing-environment-object(Session)
    }
  }
}
