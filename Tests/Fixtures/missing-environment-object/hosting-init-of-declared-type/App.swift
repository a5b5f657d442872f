// C11: `.init(rootView:)` is of the type that a property is declared with, that a function returns, or that a list holds.
import SwiftUI
import UIKit

final class Theme: ObservableObject { @Published var isDark = false }

final class Cart: ObservableObject { @Published var count = 0 }

struct Page: View {
  @EnvironmentObject var theme: Theme
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count) \(theme.isDark ? "dark" : "light")") }
}

struct Shop: View {
  let cart = Cart()
  var body: some View { Page().environmentObject(cart) }
}

struct Themed<Content: View>: View {
  let content: Content
  var body: some View { content.environmentObject(Theme()) }
}

final class Holder {
  let kept: UIHostingController<Shop> = .init(rootView: Shop())  // want missing-environment-object(Theme)
  let themed: UIHostingController<Themed<Shop>> = .init(rootView: .init(content: Shop()))
  lazy var later: UIHostingController<Shop> = .init(rootView: .init())  // want missing-environment-object(Theme)
  static let shared: UIHostingController<Shop> = .init(rootView: Shop())  // want missing-environment-object(Theme)

  var computed: UIHostingController<Shop> {
    .init(rootView: Shop())  // want missing-environment-object(Theme)
  }

  subscript(index: Int) -> UIHostingController<Shop> {
    .init(rootView: Shop())  // want missing-environment-object(Theme)
  }
}

final class Hosts {
  var hosts: [UIHostingController<Shop>] = []
  var themed: [UIHostingController<Themed<Shop>>] = []

  func load() {
    hosts.append(.init(rootView: Shop()))  // want missing-environment-object(Theme)
    themed.append(.init(rootView: .init(content: Shop())))
  }
}

func makeShop() -> UIHostingController<Shop> {
  .init(rootView: Shop())  // want missing-environment-object(Theme)
}

func makeThemed(_ isLarge: Bool) -> UIHostingController<Themed<Shop>> {
  isLarge ? .init(rootView: Themed(content: Shop())) : .init(rootView: .init(content: .init()))
}
