// A branch writes an object by naming what writes it: a property of the view, a function in an extension, a view with content, a
// modifier. What the branch asks is asked again further in, and has the same answer there.
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      ByProperty()
      ByExtension()
      ByView()
      ByModifier()
      OtherAnswer() // want missing-environment-object(Cart)
    }
  }
}

final class Cart: ObservableObject { @Published var count = 0 }

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

extension View {
  func withCart(_ cart: Cart) -> some View { environmentObject(cart) }
}

struct WithCart<Content: View>: View {
  let cart: Cart
  @ViewBuilder let content: () -> Content
  var body: some View { content().environmentObject(cart) }
}

struct CartModifier: ViewModifier {
  let cart: Cart
  func body(content: Content) -> some View { content.environmentObject(cart) }
}

struct ByProperty: View {
  let isOpen = UserDefaults.standard.bool(forKey: "open")
  @StateObject private var cart = Cart()
  var body: some View { if isOpen { full } else { inner } }
  private var full: some View { Group { inner }.environmentObject(cart) }
  @ViewBuilder private var inner: some View { if isOpen { CartBadge() } }
}

struct ByExtension: View {
  let name = UserDefaults.standard.string(forKey: "name")
  @StateObject private var cart = Cart()
  var body: some View { if name == "shop" { inner.withCart(cart) } else { inner } }
  @ViewBuilder private var inner: some View { if name == "shop" { CartBadge() } }
}

struct ByView: View {
  let count = UserDefaults.standard.integer(forKey: "count")
  @StateObject private var cart = Cart()
  var body: some View { if count > 3 { WithCart(cart: cart) { inner } } else { inner } }
  @ViewBuilder private var inner: some View { if count > 3 { CartBadge() } }
}

struct ByModifier: View {
  let isOpen = UserDefaults.standard.bool(forKey: "open")
  @StateObject private var cart = Cart()
  var body: some View { if isOpen { inner.modifier(CartModifier(cart: cart)) } else { inner } }
  @ViewBuilder private var inner: some View { if isOpen { CartBadge() } }
}

struct OtherAnswer: View {
  let isOpen = UserDefaults.standard.bool(forKey: "open")
  @StateObject private var cart = Cart()
  var body: some View { if isOpen { full } else { inner } }
  private var full: some View { Group { inner }.environmentObject(cart) }
  @ViewBuilder private var inner: some View { if !isOpen { CartBadge() } }
}
