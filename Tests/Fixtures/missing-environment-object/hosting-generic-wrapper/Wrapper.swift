// C11: a generic wrapper hosts what its callers hand to its builder.
import SwiftUI
import UIKit

final class Session: ObservableObject { @Published var user = "guest" }
final class Cart: ObservableObject { @Published var count = 0 }

struct Profile: View {
  @EnvironmentObject var session: Session
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(session.user) \(cart.count)") }
}

final class HostedView<Content: View>: UIView {
  init(session: Session, @ViewBuilder content: () -> Content) {
    super.init(frame: .zero)
    let host = UIHostingController(rootView: content().environmentObject(session)) // want missing-environment-object(Cart)
    addSubview(host.view)
  }

  required init?(coder: NSCoder) { return nil }
}

final class ScreenController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let session = Session()
    view.addSubview(HostedView(session: session) { Profile().environmentObject(Cart()) })
    view.addSubview(
      HostedView(session: session) {
        Profile()
      })
  }
}
