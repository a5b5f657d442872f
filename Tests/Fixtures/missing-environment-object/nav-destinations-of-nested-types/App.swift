// ROW: C5, design §4. Destinations are declared for a type, not for its name: views that each have routes of one name push
// only their own. Where two stacks declare destinations for one enumeration, which cases are pushed on which is not told.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }

final class Account: ObservableObject { @Published var name = "" }

struct SessionView: View {
  @EnvironmentObject var object: Session
  var body: some View { Text(object.name) }
}

struct AccountView: View {
  @EnvironmentObject var object: Account
  var body: some View { Text(object.name) }
}

struct FirstView: View {
  enum Route: Hashable { case info }
  var body: some View {
    NavigationStack {
      NavigationLink("a", value: Route.info)
        .navigationDestination(for: Route.self) { _ in SessionView() }
    }
  }
}

struct SecondView: View {
  enum Route: Hashable { case other }
  var body: some View {
    NavigationStack {
      NavigationLink("b", value: Route.other)
        .navigationDestination(for: Route.self) { _ in Text("c") }
    }
  }
}

enum Screen: Hashable { case one, two }

struct LeftView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("d", value: Screen.one)
        .navigationDestination(for: Screen.self) { _ in AccountView() }
    }
  }
}

struct RightView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("e", value: Screen.two)
        .navigationDestination(for: Screen.self) { _ in Text("f") }
    }
  }
}

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup { FirstView() }  // want missing-environment-object(Session)
    WindowGroup(id: "second") { SecondView() }
    WindowGroup(id: "left") { LeftView() }
    WindowGroup(id: "right") { RightView() }
  }
}
