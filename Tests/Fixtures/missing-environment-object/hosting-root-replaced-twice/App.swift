// C11: each assignment goes on from the root view before; a host that is returned before may show
// the first.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

final class Theme: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; @EnvironmentObject var theme: Theme; var body: some View { Text("\(cart) \(theme)") } }

func make(_ c: Cart, _ t: Theme) -> UIViewController {
  let vc = UIHostingController(rootView: AnyView(Badge()))
  vc.rootView = AnyView(vc.rootView.environmentObject(c))
  vc.rootView = AnyView(vc.rootView.environmentObject(t))
  return vc
}

func early(_ c: Cart?, _ t: Theme) -> UIViewController {
  let vc = UIHostingController(rootView: AnyView(Badge().environmentObject(t)))
  guard let c else { return vc }
  vc.rootView = AnyView(vc.rootView.environmentObject(c))
  return vc
}
