// C11: a generic function hosts what its closure builds, for each of its callers.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

final class Box<Content: View>: UIViewController {
  let make: () -> Content
  init(@ViewBuilder make: @escaping () -> Content) { self.make = make; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() { addChild(UIHostingController(rootView: make())) }
}

func host<V: View>(@ViewBuilder _ content: () -> V) -> UIViewController {
  UIHostingController(rootView: content()) // want missing-environment-object(Cart)
}

func ok<V: View>(_ cart: Cart, @ViewBuilder _ content: () -> V) -> UIViewController { UIHostingController(rootView: content().environmentObject(cart)) }

func use(_ c: Cart) -> [UIViewController] {
  [host { Badge() }, ok(c) { Badge() }, host { Badge().environmentObject(c) }]
}
