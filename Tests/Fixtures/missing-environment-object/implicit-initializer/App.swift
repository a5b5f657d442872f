// §0.2: what '.init(…)' puts around what it is given is told by the type that is expected, and by nothing else.
import SwiftUI
import UIKit

final class Session: ObservableObject { @Published var user = "guest" }

struct Framed<Content: View>: View {
  let content: Content
  var body: some View { content.environmentObject(Session()) }
}

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

final class Opener {
  let kept: UIHostingController<Framed<Profile>>

  init() { kept = .init(rootView: .init(content: Profile())) }

  func open(from controller: UIViewController) {
    let host: UIHostingController<Framed<Profile>> = .init(rootView: .init(content: Profile()))
    controller.present(host, animated: true)
    controller.present(UIHostingController<Framed>(rootView: .init(content: Profile())), animated: true)
  }
}
