// C11: a convenience initialiser hands an injected view to its own host.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

final class Host: UIHostingController<AnyView> {
  override init(rootView: AnyView) { super.init(rootView: rootView) }
  convenience init(cart: Cart) { self.init(rootView: AnyView(Badge().environmentObject(cart))) }
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: AnyView(Text(""))) }
}

func use(_ c: Cart) -> [UIViewController] { [Host(cart: c)] }
