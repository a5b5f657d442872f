// Design §4: an enum whose property builds views, with and without a payload.
import SwiftUI

final class Account: ObservableObject {
  @Published var name = "guest"
}

final class Search: ObservableObject {
  @Published var query = ""
}

struct AccountScreen: View {
  @EnvironmentObject var account: Account
  var body: some View { Text(account.name) }
}

struct SearchScreen: View {
  @EnvironmentObject var search: Search
  let term: String
  var body: some View { Text(search.query + term) }
}

enum Tab: String, CaseIterable, Identifiable {
  case account, search, about

  var id: String { rawValue }

  @ViewBuilder var view: some View {
    switch self {
    case .account: AccountScreen()
    case .search: SearchScreen(term: "all")
    case .about: Text("about")
    }
  }
}

enum Route: Hashable {
  case search(String)
  case about

  func destination() -> AnyView {
    switch self {
    case .search(let term):
      return AnyView(SearchScreen(term: term))
    case .about:
      return AnyView(Text("about"))
    }
  }
}

struct Tabs: View {
  var body: some View {
    TabView {
      ForEach(Tab.allCases) { tab in
        tab.view.tabItem { Text(tab.rawValue) }
      }
    }
  }
}

struct Stack: View {
  @StateObject private var search = Search()
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      Text("home")
        .navigationDestination(for: Route.self) { $0.destination() }
    }
    .environmentObject(search)
  }
}

@main
struct TabsApp: App {
  @StateObject private var account = Account()

  var body: some Scene {
    WindowGroup {
      Tabs().environmentObject(account) // want missing-environment-object(Search)
      Stack()
    }
  }
}
