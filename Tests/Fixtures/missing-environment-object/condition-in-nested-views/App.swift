// What a view asks of its own properties another view of its type within it asks of its own; a value that is handed on is one.
import SwiftUI

@main
struct FlagsApp: App {
  var body: some Scene {
    WindowGroup {
      Feature(key: "cart", opens: true) { // want missing-environment-object(Cart)
        Feature(key: "badge", opens: false) { CartBadge() }
      }
      Tree(isShown: UserDefaults.standard.bool(forKey: "tree"), depth: 1)
    }
  }
}

final class Cart: ObservableObject { @Published var count = 0 }

final class Roots: ObservableObject { @Published var count = 0 }

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Feature<Content: View>: View {
  let key: String
  let opens: Bool
  @ViewBuilder let content: () -> Content
  @StateObject private var cart = Cart()

  private var isOn: Bool { UserDefaults.standard.bool(forKey: key) }

  var body: some View {
    if opens {
      if isOn { content().environmentObject(cart) } else { content() }
    } else if isOn {
      content()
    } else {
      Text("Off")
    }
  }
}

struct Tree: View {
  let isShown: Bool
  let depth: Int
  @StateObject private var roots = Roots()

  var body: some View {
    if depth == 0 {
      if isShown { RootCount() } else { Text("Hidden") }
    } else if isShown {
      Tree(isShown: isShown, depth: depth - 1).environmentObject(roots)
    } else {
      Tree(isShown: isShown, depth: depth - 1)
    }
  }
}

struct RootCount: View {
  @EnvironmentObject var roots: Roots
  var body: some View { Text("\(roots.count)") }
}
