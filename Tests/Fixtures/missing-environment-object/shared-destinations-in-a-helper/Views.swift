// ROW: C5, design §4 – which stack pushes which case of destinations that they share depends on what stands in it, also where a helper's
// container holds that.
import SwiftUI

final class PathRouter: ObservableObject {
  @Published var path = NavigationPath()
}

final class Theme: ObservableObject {
  @Published var name = ""
}

enum Destination: Hashable {
  case history(Int)
  case aliases
}

extension View {
  var routingProvided: some View {
    navigationDestination(for: Destination.self) { destination in
      switch destination {
      case .history(let id): HistoryDetail(id: id)
      case .aliases: AliasesView()
      }
    }
  }

  func scrolled() -> some View {
    ScrollView { self }
  }
}

struct MonitorView: View {
  @StateObject private var router = PathRouter()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Aliases") { router.path.append(Destination.aliases) }
        .scrolled()
        .routingProvided
    }
    .environmentObject(router)
  }
}

struct HistoryView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Detail", value: Destination.history(1))
        .scrolled()
        .routingProvided
    }
  }
}

struct HistoryDetail: View {
  let id: Int
  @EnvironmentObject private var theme: Theme
  var body: some View { Text("\(id) \(theme.name)") }
}

struct AliasesView: View {
  @EnvironmentObject private var router: PathRouter
  var body: some View { Button("Back") { router.path.removeLast() } }
}

@main
struct PassApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {  // want missing-environment-object(Theme)
        MonitorView()
        HistoryView()
      }
    }
  }
}
