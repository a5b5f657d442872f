// A7, A8, A16: a wrapper that a property holds as a plain value, or gets in an initialiser, is installed and read like others.
import SwiftUI

final class Session: ObservableObject { @Published var count = 0 }

final class Theme: ObservableObject { @Published var count = 0 }

final class Cart: ObservableObject { @Published var count = 0 }

@Observable final class Store { var count = 0 }

@Observable final class Router { var count = 0 }

struct Declared: View {
  var session: EnvironmentObject<Session> = EnvironmentObject()
  var body: some View { Text("\(session.wrappedValue.count)") }
}

struct Inferred: View {
  let theme = EnvironmentObject<Theme>()
  var body: some View { Text(text) }
  var text: String { "\(theme.wrappedValue.count)" }
}

struct Given: View {
  let cart: EnvironmentObject<Cart>
  init() { cart = EnvironmentObject<Cart>() }
  var body: some View { Text("\(cart.wrappedValue.count)") }
}

typealias Shared = EnvironmentObject

final class Badge: ObservableObject { @Published var count = 0 }

struct Aliased: View {
  let badge = Shared<Badge>()
  var body: some View { Text("\(badge.wrappedValue.count)") }
}

struct Unread: View {
  let cart = EnvironmentObject<Cart>()
  var body: some View { Text("never read") }
}

struct Plain: View {
  let store = Environment(Store.self)
  var body: some View { Text("never read") }
}

struct Assigned: View {
  @Environment private var router: Router
  init() { _router = Environment(Router.self) }
  var body: some View { Text("\(router.count)") }
}

struct Home: View {
  var body: some View {
    Declared()
    Inferred()
    Aliased()
    Plain()
    Assigned()
    Unread()
    Given().environmentObject(Cart())
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Home() // want missing-environment-object(Session) missing-environment-object(Theme) missing-environment-object(Badge) missing-environment-object(Store) missing-environment-object(Router)
    }
  }
}
