// A16: where an extension of a protocol says what `Self` is, `Self()` and `.init()` make that, whether the extension or the member
// says it, and whether the protocol is SwiftUI's or the project's.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Theme: ObservableObject { @Published var name = "" }

struct CartView: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct WithCart: ViewModifier {
  func body(content: Content) -> some View { content.environmentObject(Cart()) }
}

struct With<Object: ObservableObject>: ViewModifier {
  let object: Object
  func body(content: Content) -> some View { content.environmentObject(object) }
}

extension ViewModifier where Self == WithCart {
  static var cart: Self { .init() }
  static var sameCart: Self { Self() }
}

extension ViewModifier {
  static func with<Object>(_ object: Object) -> Self where Self == With<Object> { Self(object: object) }
}

struct Accent: ButtonStyle {
  @EnvironmentObject private var theme: Theme
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.accessibilityLabel(theme.name)
  }
}

extension ButtonStyle where Self == Accent {
  static var accent: Self { .init() }
}

protocol CardStyle {
  associatedtype Body: View
  @MainActor func body(of label: AnyView) -> Body
}

struct Stocked: CardStyle {
  func body(of label: AnyView) -> some View { label.environmentObject(Cart()) }
}

struct Plain: CardStyle {
  func body(of label: AnyView) -> some View { label }
}

extension CardStyle where Self == Stocked { static var stocked: Self { .init() } }

extension CardStyle where Self == Plain { static var plain: Self { .init() } }

struct Card<Style: CardStyle>: View {
  private let style: Style
  init(_ style: Style) { self.style = style }
  var body: some View { style.body(of: AnyView(CartView())) }
}

struct Titled<Style: CardStyle>: View {
  let style: Style
  var body: some View { style.body(of: AnyView(CartView())) }
}

@main
struct TheApp: App {
  @StateObject private var cart = Cart()
  @StateObject private var theme = Theme()
  var body: some Scene {
    WindowGroup {
      CartView().modifier(.cart)
      CartView().modifier(.sameCart)
      CartView().modifier(.with(cart))
    }
    WindowGroup(id: "other object") {
      CartView().modifier(.with(theme))  // want missing-environment-object(Cart)
    }
    WindowGroup(id: "styles") {
      Button("go") {}.buttonStyle(.accent).environmentObject(theme)
      Card(.stocked)
      Titled(style: .stocked)
    }
    WindowGroup(id: "style without") {
      Button("go") {}.buttonStyle(.accent)  // want missing-environment-object(Theme)
    }
    WindowGroup(id: "own style without") {
      Card(.plain)  // want missing-environment-object(Cart)
    }
    WindowGroup(id: "own style of a property") {
      Titled(style: .plain)  // want missing-environment-object(Cart)
    }
  }
}
