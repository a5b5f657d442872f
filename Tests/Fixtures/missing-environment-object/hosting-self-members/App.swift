// C11: members of 'View' host the view that they are called on.
import SwiftUI
import UIKit

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

extension View {
  func hosted() -> UIViewController {
    UIHostingController(rootView: self) // want missing-environment-object(Cart)
  }
  var hosting: UIHostingController<Self> { UIHostingController(rootView: self) }
}

func use(_ c: Cart) -> [UIViewController] { [Badge().hosted(), Badge().environmentObject(c).hosting, Badge().environmentObject(c).hosted()] }
