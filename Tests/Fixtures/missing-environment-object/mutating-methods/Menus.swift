import SwiftUI

/// A mutating method leaves in the variable that it is called on what it makes of it.
final class Cart: ObservableObject {}

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text(String(describing: cart)) }
}

struct Menu {
  private(set) var items: [AnyView] = []
  private var style = Style()
  struct Style { var footer: AnyView? }
  var footer: AnyView? { style.footer }
  mutating func add<Item: View>(_ item: Item) { items.append(AnyView(item)) }
  mutating func addAll(_ hasCart: Bool) {
    add(Text("first"))
    if hasCart { add(CartView()) }
  }
  mutating func foot<Footer: View>(_ footer: Footer) { style.footer = AnyView(footer) }
}

struct Listed: View {
  let hasCart: Bool
  private var menu: Menu {
    var menu = Menu()
    menu.addAll(hasCart)
    return menu
  }
  var body: some View {
    ForEach(0..<menu.items.count, id: \.self) { menu.items[$0] }
  }
}

struct Footed: View {
  private let menu: Menu
  init() {
    var menu = Menu()
    menu.foot(CartView())
    self.menu = menu
  }
  var body: some View { menu.footer }
}

@main
struct MenusApp: App {
  var body: some Scene {
    WindowGroup { Listed(hasCart: true).environmentObject(Cart()) }
    WindowGroup(id: "listed") { Listed(hasCart: true) }  // want missing-environment-object(Cart)
    WindowGroup(id: "plain") { Listed(hasCart: false) }
    WindowGroup(id: "footed") { Footed() }  // want missing-environment-object(Cart)
  }
}
