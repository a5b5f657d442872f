// C11: a host that a property holds gets another root view in the same code.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

final class S: UIViewController {
  private var host: UIHostingController<AnyView>!
  let cart = Cart()
  override func viewDidLoad() {
    host = UIHostingController(rootView: AnyView(Badge()))
    host.rootView = AnyView(host.rootView.environmentObject(cart))
  } }

final class T: UIViewController {
  private var host: UIHostingController<AnyView>?
  let cart = Cart()
  override func viewDidLoad() {
    let h = UIHostingController(rootView: AnyView(Badge()))
    self.host = h
    self.host?.rootView = AnyView(Badge().environmentObject(cart))
  } }
