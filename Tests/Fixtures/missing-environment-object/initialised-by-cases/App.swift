// What a `default` assigns in an initialiser is assigned beside what other cases do: of a value of the run any of them.
import SwiftUI

@main
struct CardsApp: App {
  @State private var style = Style.plain

  var body: some Scene {
    WindowGroup {
      Button("Rich") { style = .rich }
      Card(style: style) // want missing-environment-object(Session)
      Tab(number: UserDefaults.standard.integer(forKey: "tab")).content // want missing-environment-object(Theme)
      Card(style: .plain)
    }
  }
}

final class Session: ObservableObject { @Published var name = "" }

final class Theme: ObservableObject { @Published var name = "" }

enum Style { case rich, plain, bare }

struct Card: View {
  private let isRich: Bool

  init(style: Style) {
    switch style {
    case .rich: isRich = true
    default: isRich = false
    }
  }

  var body: some View {
    if isRich { UserName() } else { Text("Guest") }
  }
}

struct UserName: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

enum Tab: Hashable {
  case home, search, theme, other

  init(number: Int) {
    switch number {
    case 0: self = .home
    case 1: self = .search
    case 2: self = .theme
    default: self = .other
    }
  }

  @ViewBuilder var content: some View {
    switch self {
    case .home, .search: Text("Tab")
    case .theme: ThemeName()
    case .other: Text("Other")
    }
  }
}

struct ThemeName: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.name) }
}
