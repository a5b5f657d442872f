// C4, C9: an initialiser that the project adds to a type of others builds what it delegates to: here a
// trailing closure is a label, there a destination, and there the content of a host.
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }

final class Theme: ObservableObject { @Published var name = "light" }

final class Router: ObservableObject { @Published var path: [Route] = [] }

enum Route: Hashable {
  case profile, settings
}

struct Row: View {
  @EnvironmentObject var session: Session
  @EnvironmentObject var theme: Theme
  var body: some View { Text(session.user + theme.name) }
}

struct Detail: View {
  @EnvironmentObject var router: Router
  var body: some View { Text("\(router.path.count)") }
}

extension NavigationLink where Destination == Never {
  init(_ route: Route, @ViewBuilder label: () -> Label) {
    self = .init(value: route, label: label)
  }
}

extension NavigationLink where Label == Text {
  init(showing title: String, _ build: () -> Destination) {
    self.init(destination: build()) { Text(title) }  // want missing-environment-object(Router)
  }
}

extension UIHostingController where Content == AnyView {
  convenience init(named title: String, @ViewBuilder content: () -> some View) {
    self.init(rootView: AnyView(content()))  // want missing-environment-object(Session) missing-environment-object(Theme)
    self.title = title
  }
}

func makeRow() -> UIViewController {
  UIHostingController(named: "row") { Row() }
}

struct Home: View {
  @StateObject private var theme = Theme()
  @StateObject private var router = Router()

  var body: some View {
    NavigationStack {
      List {
        NavigationLink(.profile) { Row() }
        NavigationLink("Plain") { Text("plain") }
        NavigationLink(showing: "Detail") { Detail() }
      }
      .environmentObject(theme)
      .environmentObject(router)
    }
  }
}

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup {
      Home() // want missing-environment-object(Session)
    }
  }
}
