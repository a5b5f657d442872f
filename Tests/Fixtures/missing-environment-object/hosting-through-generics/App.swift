// C15: a function that hands a view on to one that makes its host shows what its callers pass.
import SwiftUI
import UIKit

final class Session: ObservableObject { @Published var text = "" }

struct Leaf: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.text) }
}

final class Coordinator {
  let navigation = UINavigationController()

  func start() {
    push(Leaf())
  }

  func startProvided() {
    push(Leaf().environmentObject(Session()))
  }

  func startBuilt() {
    push { Leaf() }
  }

  private func push<Content: View>(_ content: Content) {
    navigation.pushViewController(host(content), animated: true)
  }

  private func push<Content: View>(@ViewBuilder _ content: () -> Content) {
    navigation.pushViewController(host(content()), animated: true)
  }

  private func host<Content: View>(_ content: Content) -> UIViewController {
    UIHostingController(rootView: content.padding()) // want missing-environment-object(Session)
  }
}
