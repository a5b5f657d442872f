// C5: of stacks that share destinations one that pushes a case itself shows its screen, as does one whose screens are the same for
// all cases, or that stands in an enumeration of one case.
import SwiftUI

final class Router: ObservableObject { @Published var path = NavigationPath() }

final class Account: ObservableObject { @Published var name = "" }

enum Destination: Hashable {
  case detail
  case aliases
}

enum Page: Hashable {
  case one
  case two
}

enum Only: Hashable { case it }

extension View {
  func routed() -> some View {
    navigationDestination(for: Destination.self) { destination in
      switch destination {
      case .detail: Text("detail")
      case .aliases: AliasesView()
      }
    }
    .navigationDestination(for: Page.self) { page in PageView(page: page) }
    .navigationDestination(for: Only.self) { _ in OnlyView() }
  }
}

@main
struct RouteApp: App {
  var body: some Scene {
    WindowGroup {
      HistoryView() // want missing-environment-object(Router) missing-environment-object(Account)
      MonitorView()
    }
  }
}

struct HistoryView: View {
  var body: some View {
    NavigationStack {
      List { NavigationLink("aliases", value: Destination.aliases) }.routed()
    }
  }
}

struct MonitorView: View {
  @StateObject private var router = Router()
  @StateObject private var account = Account()

  var body: some View {
    NavigationStack(path: $router.path) {
      Text("monitor").routed()
    }
    .environmentObject(router)
    .environmentObject(account)
  }
}

struct AliasesView: View {
  @EnvironmentObject private var router: Router
  var body: some View { Button("back") { router.path.removeLast() } }
}

struct PageView: View {
  let page: Page
  @EnvironmentObject private var account: Account
  var body: some View { Text(account.name) }
}

struct OnlyView: View {
  @EnvironmentObject private var account: Account
  var body: some View { Text(account.name) }
}
