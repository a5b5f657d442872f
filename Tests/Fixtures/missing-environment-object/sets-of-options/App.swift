// C4: which options a set of the project has is told by their numbers.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }
final class Theme: ObservableObject { @Published var count = 0 }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ThemeLeaf: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("\(theme.count)") }
}

struct Parts: OptionSet {
  let rawValue: Int
  static let cart = Parts(rawValue: 1 << 0)
  static let theme = Parts(rawValue: 1 << 1)
  static let all: Parts = [.cart, .theme]
}

struct Panel: View {
  var parts: Parts = []
  var body: some View {
    VStack {
      if parts.contains(.cart) { CartLeaf() }
      if parts.contains(.theme) { ThemeLeaf() }
    }
  }
}

func changed(_ isMore: Bool) -> Parts {
  var parts: Parts = .cart
  parts.insert(.theme)
  parts.remove(.cart)
  return parts
}

struct Listed: View {
  let roles: [Parts] = [.cart, .theme]
  var body: some View { if roles.contains(.all) { CartLeaf() } else { ThemeLeaf() } }
}

struct Joined: View {
  let parts = Parts.cart.union(.theme)
  var body: some View {
    VStack {
      if parts.isSuperset(of: .all) { ThemeLeaf() }
      if parts.isSubset(of: .cart) { CartLeaf() }
      if parts == .all { Text("all") } else { CartLeaf() }
    }
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup { Panel() }
    WindowGroup("nothing") { Panel(parts: []) }
    WindowGroup("one") { Panel(parts: .cart) }  // want missing-environment-object(Cart)
    WindowGroup("list") { Panel(parts: [.theme]) }  // want missing-environment-object(Theme)
    WindowGroup("all") { Panel(parts: .all) }  // want missing-environment-object(Cart) missing-environment-object(Theme)
    WindowGroup("changed") { Panel(parts: changed(true)) }  // want missing-environment-object(Theme)
    WindowGroup("listed") { Listed() }  // want missing-environment-object(Theme)
    WindowGroup("joined") { Joined() }  // want missing-environment-object(Theme)
    WindowGroup("injected") { Panel(parts: [.cart]).environmentObject(Cart()) }
  }
}
