// C3b, C9: a module's model has the name of a container; a call that gives it content means SwiftUI's. What
// a member of somebody else's makes of a view still shows the view.
import EmojiText
import Models
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }

final class Theme: ObservableObject { @Published var name = "light" }

struct Row: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct Label: View {
  @EnvironmentObject var theme: Theme
  var body: some View { EmojiText(theme.name) }
}

struct Home: View {
  let list: Models.List

  var body: some View {
    List {
      Row()
      Label().font(.body).emojiText.size(12).emojiText.offset(2)
    }
    .navigationTitle(list.title)
  }
}

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup {
      Home(list: List(id: "1", title: "one")) // want missing-environment-object(Session) missing-environment-object(Theme)
    }
  }
}
