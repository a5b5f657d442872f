// C5: stacks that share their destinations do not each push every case. What one of them finds may be pushed there alone; what
// none of them finds is missing wherever it is pushed.
import SwiftUI

final class Router: ObservableObject { @Published var path = NavigationPath() }

final class Account: ObservableObject { @Published var name = "" }

enum Destination: Hashable {
  case detail
  case aliases
}

extension View {
  func routed() -> some View {
    navigationDestination(for: Destination.self) { destination in
      switch destination {
      case .detail: DetailView()
      case .aliases: AliasesView()
      }
    }
  }
}

@main
struct RouteApp: App {
  var body: some Scene {
    WindowGroup {
      HistoryView() // want missing-environment-object(Account)
      MonitorView() // want missing-environment-object(Account)
    }
  }
}

/// No destination, though a case is called like one.
enum Badge { case aliases }

struct HistoryView: View {
  private let badge = Badge.aliases

  var body: some View {
    NavigationStack {
      NavigationLink("detail", value: Destination.detail).routed()
    }
  }
}

struct MonitorView: View {
  @StateObject private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      NavigationLink("aliases", value: Destination.aliases).routed()
    }
    .environmentObject(router)
  }
}

/// Only the other stack pushes it.
struct AliasesView: View {
  @EnvironmentObject private var router: Router
  var body: some View { Button("back") { router.path.removeLast() } }
}

struct DetailView: View {
  @EnvironmentObject private var account: Account
  var body: some View { Text(account.name) }
}
