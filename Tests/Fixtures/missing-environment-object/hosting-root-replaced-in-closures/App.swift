// C11: hosts in loops, in closures and behind a function that changes their root view.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

func all(_ c: Cart) -> [UIViewController] {
  var r: [UIViewController] = []
  for i in 0..<3 {
    let vc = UIHostingController(rootView: AnyView(Badge()))
    vc.rootView = AnyView(vc.rootView.environmentObject(c).id(i))
    r.append(vc) }
  return r }

func mapped(_ c: Cart) -> [UIViewController] { (0..<3).map { _ in
    let vc = UIHostingController(rootView: AnyView(Badge()))
    vc.rootView = AnyView(vc.rootView.environmentObject(c))
    return vc } }

func with(_ c: Cart) -> UIViewController {
  let vc = UIHostingController(rootView: AnyView(Badge()))
  configure(vc) { v in AnyView(v.environmentObject(c)) }
  return vc }

func configure(_ vc: UIHostingController<AnyView>, _ f: (AnyView) -> AnyView) { vc.rootView = f(vc.rootView) }
