// C9: a layout that is called with its content shows the content in the environment around.
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }

final class Theme: ObservableObject { @Published var name = "light" }

struct Row: View {
  @EnvironmentObject var session: Session
  @EnvironmentObject var theme: Theme
  var body: some View { Text(session.user + theme.name) }
}

struct Bar: View {
  @StateObject private var theme = Theme()

  private var layout: some Layout { HStackLayout(spacing: 5) }

  var body: some View {
    layout {
      Row()
    }
    .environmentObject(theme)
  }
}

struct Adaptive: View {
  @Environment(\.verticalSizeClass) private var size
  @StateObject private var session = Session()

  var body: some View {
    let layout = size == .compact ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout {
      Row()
    }
    .environmentObject(session)
  }
}

@main
struct MailApp: App {
  var body: some Scene {
    WindowGroup {
      Bar() // want missing-environment-object(Session)
    }
    WindowGroup {
      Adaptive() // want missing-environment-object(Theme)
    }
    WindowGroup {
      Badges(isWide: true) // want missing-environment-object(Cart)
    }
  }
}
