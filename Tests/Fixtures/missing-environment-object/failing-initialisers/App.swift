// Initialisers that may fail: where their own code returns nil of constants that is told, and of values of the run either may be.

import SwiftUI

final class Session: ObservableObject {}

final class Cart: ObservableObject {}

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text("\(ObjectIdentifier(session))") }
}

struct Basket: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(ObjectIdentifier(cart))") }
}

enum Route {
  case profile, basket

  init?(path: String) {
    switch path {
    case "/profile": self = .profile
    case "/basket": self = .basket
    default: return nil
    }
  }
}

struct Level {
  let number: Int

  init?(_ number: Int) {
    guard number > 2, number < 9 else { return nil }
    self.number = number
  }
}

struct Linked: View {
  let url: URL

  init?(_ text: String) {
    guard let url = URL(string: text) else { return nil }
    self.url = url
  }

  var body: some View { Profile() }
}

struct Routed: View {
  let path: String

  var body: some View {
    switch Route(path: path) {
    case .profile: Profile()
    case .basket: Text("basket")
    case nil: Basket()
    }
  }
}

struct Told: View {
  var body: some View {
    if let level = Level(3) { Text("\(level.number)") } else { Basket() }
    if Level(1) == nil { Profile() } else { Basket() }
  }
}

struct OfTheRun: View {
  @State private var number = 0

  var body: some View {
    if let level = Level(number) { Text("\(level.number)") } else { Basket() }
    Button("More") { number += 1 }
  }
}

struct Made: View {
  @State private var text = ""

  var body: some View {
    Linked(text)
    TextField("Link", text: $text)
  }
}

@main
struct Demo: App {
  var body: some Scene {
    WindowGroup("Routed") {
      Routed(path: "/profile")  // want missing-environment-object(Session)
      Routed(path: "/basket")
    }
    WindowGroup("Told") { Told() }  // want missing-environment-object(Session)
    WindowGroup("Run") { OfTheRun() }  // want missing-environment-object(Cart)
    WindowGroup("Made") { Made() }  // want missing-environment-object(Session)
  }
}
