// A case of an enumeration that is a view stays one behind modifiers whose arguments are constants; other cases are constants.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

enum Page: String, CaseIterable, View {
  case cart, about

  var body: some View {
    switch self {
    case .cart: Leaf()
    case .about: Text("")
    }
  }
}

enum Size {
  case small, large
  var isLarge: Bool { [.large].contains(self) }
}

enum Row: View {
  case numbered(Int)
  var body: some View { Leaf() }
}

struct Card<Content: View>: View {
  let content: Content
  var body: some View { content.padding(4) }
}

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup { Page.cart.padding() }  // want missing-environment-object(Cart)
    WindowGroup { Page.cart.frame(width: 3).opacity(0.4) }  // want missing-environment-object(Cart)
    WindowGroup { Row.numbered(3).id(4) }  // want missing-environment-object(Cart)
    WindowGroup { Card(content: Page.cart) }  // want missing-environment-object(Cart)
    WindowGroup { Text("").overlay(Page.cart.padding()) }  // want missing-environment-object(Cart)
    WindowGroup {
      TabView {  // want missing-environment-object(Cart)
        ForEach(Page.allCases, id: \.self) { $0.tag($0) }
      }
    }
    WindowGroup { if Size.large.isLarge { Leaf() } }  // want missing-environment-object(Cart)
    WindowGroup { Page.about.padding() }
    WindowGroup { Card(content: Page.about) }
    WindowGroup { if Size.small.isLarge { Leaf() } }
    WindowGroup { Page.cart.padding().environmentObject(cart) }
  }
}
