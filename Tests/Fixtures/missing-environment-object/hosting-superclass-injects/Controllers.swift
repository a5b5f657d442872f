// C11: what a superclass's initialiser injects around its parameter reaches every subclass's root view.
import SwiftUI
import UIKit

final class Session: ObservableObject {
  static let shared = Session()
  @Published var user = "guest"
}

final class Cart: ObservableObject {
  @Published var count = 0
}

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct Checkout: View {
  @EnvironmentObject var session: Session
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(session.user) \(cart.count)") }
}

class ScreenController: UIHostingController<AnyView> {
  init<Content: View>(_ content: Content) {
    super.init(rootView: AnyView(content.environmentObject(Session.shared))) // want missing-environment-object(Cart)
  }

  required init?(coder: NSCoder) { return nil }
}

final class ProfileController: ScreenController {
  init() { super.init(Profile()) }
  required init?(coder: NSCoder) { return nil }
}

final class CheckoutController: ScreenController {
  init() { super.init(Checkout()) }
  required init?(coder: NSCoder) { return nil }
}
