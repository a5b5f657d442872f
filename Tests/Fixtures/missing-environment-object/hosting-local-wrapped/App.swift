// C11: a root view in locals, wrapped and changed before it is hosted.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

final class Screen: UIViewController {
  let cart = Cart()
  func a() {
    let view = Badge()
    let wrapped = view.environmentObject(cart)
    let host = UIHostingController(rootView: wrapped)
    present(host, animated: true)
  }
  func b() {
    let view = Badge()
    let padded = AnyView(view.padding())
    let host = UIHostingController(rootView: padded) // want missing-environment-object(Cart)
    present(host, animated: true)
  }
  func c() {
    var view = AnyView(Badge())
    if Bool.random() { view = AnyView(view.padding()) }
    view = AnyView(view.environmentObject(cart))
    present(UIHostingController(rootView: view), animated: true)
  }
}
