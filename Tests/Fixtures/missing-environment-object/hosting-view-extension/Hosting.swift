// C11: `rootView: self` in an extension of View hosts whatever the callers call it on.
import SwiftUI
import UIKit

final class Session: ObservableObject {
  @Published var user = "guest"
}

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct About: View {
  var body: some View { Text("about") }
}

extension View {
  func hosted() -> UIViewController {
    UIHostingController(rootView: self) // want missing-environment-object(Session)
  }

  func hosted(with session: Session) -> UIViewController {
    UIHostingController(rootView: environmentObject(session))
  }
}

final class Menu: UIViewController {
  private let session = Session()

  func open() {
    present(About().hosted(), animated: true)
    present(Profile().hosted(with: session), animated: true)
    present(Profile().environmentObject(session).hosted(), animated: true)
    present(Profile().hosted(), animated: true)
  }
}
