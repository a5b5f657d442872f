// A6: static subscripts that build views, and lists in a copy of a structure that grow.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Theme: ObservableObject { @Published var count = 0 }

final class Session: ObservableObject { @Published var count = 0 }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ThemeLeaf: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("\(theme.count)") }
}

struct SessionLeaf: View {
  @EnvironmentObject var session: Session
  var body: some View { Text("\(session.count)") }
}

enum Pages {
  static subscript(_ name: String) -> AnyView {
    name == "cart" ? AnyView(CartLeaf()) : AnyView(ThemeLeaf())
  }
}

struct Deck: View {
  var cards: [AnyView] = []
  func adding<Card: View>(_ card: Card) -> Deck {
    var copy = self
    copy.cards.append(AnyView(card))
    return copy
  }
  var body: some View {
    ZStack { ForEach(0..<cards.count, id: \.self) { cards[$0] } }.environmentObject(Theme())
  }
}

struct Home: View {
  @State private var name = "cart"
  var body: some View {
    Button("next") { name = "theme" }
    Pages[name].environmentObject(Cart())
    Deck().adding(ThemeLeaf()).adding(SessionLeaf())
    Deck().adding(ThemeLeaf())
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Home() // want missing-environment-object(Theme) missing-environment-object(Session)
    }
  }
}
