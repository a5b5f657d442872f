// C11: what a base class hosts is what its heirs override; its own method runs only in values of its own.
import SwiftUI
import UIKit

final class Cart: ObservableObject { @Published var count = 0 }

struct Badge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

class Screen {
  var title: AnyView { AnyView(Badge()) }
  func content() -> AnyView { AnyView(Badge()) }
  func host() -> UIViewController { UIHostingController(rootView: content()) }
  func hostTitle() -> UIViewController { UIHostingController(rootView: title) }
}

final class CartScreen: Screen {
  private let cart = Cart()
  override var title: AnyView { AnyView(Badge().environmentObject(cart)) }
  override func content() -> AnyView { AnyView(Badge().environmentObject(cart)) }
}

class Page {
  func content() -> AnyView { AnyView(Badge()) }
  func host() -> UIViewController {
    UIHostingController(rootView: content()) // want missing-environment-object(Cart)
  }
}

final class CartPage: Page {
  private let cart = Cart()
  override func content() -> AnyView { AnyView(Badge().environmentObject(cart)) }
}

func open() -> [UIViewController] { [CartScreen().host(), CartPage().host(), Page().host()] }
