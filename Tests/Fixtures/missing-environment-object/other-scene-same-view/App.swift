// C16: the commonest real mistake: one of several roots forgets one of several types.
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }
final class Theme: ObservableObject { @Published var tint = "red" }
@Observable final class Router { var path: [Int] = [] }

struct Detail: View {
  @EnvironmentObject var session: Session
  @EnvironmentObject var theme: Theme
  @Environment(Router.self) private var router
  let id: Int

  var body: some View {
    Text("\(id) \(session.user) \(theme.tint) \(router.path.count)")
  }
}

struct ContentView: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Detail(id: 0)
    Button("Open") { openWindow(value: 3) }
  }
}

@main
struct DetailApp: App {
  @StateObject private var session = Session()
  @StateObject private var theme = Theme()
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environmentObject(session)
        .environmentObject(theme)
        .environment(router)
    }
    WindowGroup("Detail", for: Int.self) { $id in
      Detail(id: id ?? 0) // want missing-environment-object(Theme)
        .environmentObject(session)
        .environment(router)
    }
  }
}
