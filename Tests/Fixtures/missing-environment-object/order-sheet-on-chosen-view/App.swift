// B1: what a helper injects around a view that is only known at run time stands on the chain.
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

struct Badge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

enum Route: Int {
  case first, second

  static var current: Self { Self(rawValue: Int.random(in: 0..<2)) ?? .first }

  @ViewBuilder var screen: some View {
    switch self {
    case .first: Text("a")
    case .second: Image("b")
    }
  }
}

struct ProvideCart: ViewModifier {
  func body(content: Content) -> some View { content.environmentObject(Cart()) }
}

extension View {
  func provideCart() -> some View { modifier(ProvideCart()) }
}

struct Screen: View {
  @State private var isShown = false

  func part() -> some View { Route.current.screen.provideCart() }

  var body: some View {
    part()
      .sheet(isPresented: $isShown) { // want missing-environment-object(Cart)
        Badge()
      }
  }
}

struct Direct: View {
  @State private var isShown = false

  var body: some View {
    Route.current.screen
      .environmentObject(Cart())
      .sheet(isPresented: $isShown) { // want missing-environment-object(Cart)
        Badge()
      }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Screen()
      Direct()
    }
  }
}
