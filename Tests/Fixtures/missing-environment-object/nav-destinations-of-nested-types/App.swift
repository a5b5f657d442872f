// ROW: C5, design §4. Destinations are declared for a type, not for its name: views that each have routes of one name push
// only their own. Where two stacks declare destinations for one enumeration, which cases are pushed on which is not told.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }

final class Account: ObservableObject { @Published var name = "" }

final class Theme: ObservableObject { @Published var name = "" }

struct ThemeView: View {
  @EnvironmentObject var object: Theme
  var body: some View { Text(object.name) }
}

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

/// Which of the types that have the name has a case, the name of the case does not tell.
struct ThirdView: View {
  enum Step: Hashable { case one, two }
  var body: some View {
    NavigationStack {
      NavigationLink("g", value: Step.one)
        .navigationDestination(for: Step.self) { step in
          if step == .two { ThemeView() } else { Text("h") }
        }
    }
  }
}

struct FourthView: View {
  enum Step: Hashable { case one, two }
  var body: some View {
    NavigationStack {
      NavigationLink("i", value: Step.two)
        .navigationDestination(for: Step.self) { _ in Text("j") }
    }
  }
}

/// What a protocol requires hides the name of a type outside.
protocol Coordinating { associatedtype Place: Hashable }

extension Coordinating { typealias Place = Map.Place }

enum Place: Hashable { case top, bottom }

enum Map {
  enum Place: Hashable { case left, right }
}

struct LeftMapView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("k", value: Map.Place.left)
        .navigationDestination(for: Map.Place.self) { place in
          if place == .right { ThemeView() } else { Text("l") }
        }
    }
  }
}

struct RightMapView: View, Coordinating {
  var body: some View {
    NavigationStack {
      NavigationLink("m", value: Map.Place.right)
        .navigationDestination(for: Place.self) { _ in Text("n") }
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
    WindowGroup(id: "third") { ThirdView() }
    WindowGroup(id: "fourth") { FourthView() }
    WindowGroup(id: "left map") { LeftMapView() }
    WindowGroup(id: "right map") { RightMapView() }
    WindowGroup(id: "left") { LeftView() }
    WindowGroup(id: "right") { RightView() }
  }
}
