// C11: a protocol's extension hosts what the conformer builds.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

protocol Coordinator { associatedtype V: View; var root: V { get } }

extension Coordinator {
  func controller() -> UIViewController {
    UIHostingController(rootView: root) // want missing-environment-object(Cart)
  } }

struct A: Coordinator { var root: some View { Badge() } }

struct B: Coordinator { let c: Cart; var root: some View { Badge().environmentObject(c) } }

func use(_ c: Cart) -> [UIViewController] { [A().controller(), B(c: c).controller()] }
