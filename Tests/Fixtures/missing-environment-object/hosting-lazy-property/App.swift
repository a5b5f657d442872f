// C11: hosts in lazy properties, directly and in a closure that is called at once.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

final class S: UIViewController {
  let cart = Cart()
  private lazy var host = UIHostingController(rootView: Badge().environmentObject(cart))
  private lazy var bare: UIHostingController<Badge> = {
    let h = UIHostingController(rootView: Badge()) // want missing-environment-object(Cart)
    h.view.backgroundColor = .clear
    return h
  }()
}
