// C11: view controllers of extensions host roots of their own.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

final class ShareViewController: UIViewController {
  override func viewDidLoad() {
    let child = UIHostingController(rootView: Badge()) // want missing-environment-object(Cart)
    addChild(child)
    view.addSubview(child.view)
  }
}

final class IntentViewController: UIViewController {
  let cart = Cart()
  override func loadView() {
    view = UIHostingController(rootView: Badge().environmentObject(cart)).view
  }
}
