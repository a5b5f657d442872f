// C11: a generic superclass hosts, with or without an injection of its own.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

class Injecting<V: View>: UIHostingController<AnyView> {
  init(view: V, cart: Cart) { super.init(rootView: AnyView(view.environmentObject(cart))) }
  required init?(coder: NSCoder) { nil }
}

final class BadgeHost: Injecting<Badge> {
  init(cart: Cart) { super.init(view: Badge(), cart: cart) }
  required init?(coder: NSCoder) { nil }
}

class Bare<V: View>: UIHostingController<AnyView> {
  init(view: V) {
    super.init(rootView: AnyView(view)) // want missing-environment-object(Cart)
  }
  required init?(coder: NSCoder) { nil }
}

final class BareHost: Bare<Badge> {
  init() { super.init(view: Badge()) }
  required init?(coder: NSCoder) { nil }
}

func use(_ c: Cart) -> [UIViewController] { [BadgeHost(cart: c), BareHost()] }
