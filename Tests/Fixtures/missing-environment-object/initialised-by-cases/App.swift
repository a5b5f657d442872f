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
      Shop(plan: Plan(name: UserDefaults.standard.string(forKey: "plan"))) // want missing-environment-object(Store) missing-environment-object(Offer)
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

/// An initialiser that may return before its end leaves what it had assigned there, or what it assigns at the end.
enum Product {
  case free, paid(Int)

  static let current = Product()

  static var isPaid: Bool {
    switch current {
    case .free: false
    case .paid: true
    }
  }

  private init() {
    guard let price = UserDefaults.standard.object(forKey: "price") as? Int else {
      self = .free
      return
    }
    self = .paid(price)
  }
}

struct Plan {
  let isShown: Bool

  init(name: String?) {
    guard let name, !name.isEmpty else {
      isShown = true
      return
    }
    isShown = false
  }
}

final class Store: ObservableObject { @Published var name = "" }

final class Offer: ObservableObject { @Published var name = "" }

struct StoreName: View {
  @EnvironmentObject var store: Store
  var body: some View { Text(store.name) }
}

struct OfferName: View {
  @EnvironmentObject var offer: Offer
  var body: some View { Text(offer.name) }
}

struct Shop: View {
  let plan: Plan

  var body: some View {
    if !Product.isPaid { StoreName() }
    if plan.isShown { OfferName() }
  }
}
