// C11: a subclass of a hosting controller hands its root view to `super.init`.
import SwiftUI
import UIKit

final class Session: ObservableObject {
  static let shared = Session()
  @Published var user = "guest"
}

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct ProfileScreen: View {
  var body: some View { Profile().padding() }
}

final class BareController: UIHostingController<ProfileScreen> {
  init() {
    super.init(rootView: ProfileScreen()) // want missing-environment-object(Session)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

final class GoodController: UIHostingController<AnyView> {
  init(session: Session) {
    super.init(rootView: AnyView(ProfileScreen().environmentObject(session)))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder, rootView: AnyView(ProfileScreen().environmentObject(Session.shared)))
  }
}
