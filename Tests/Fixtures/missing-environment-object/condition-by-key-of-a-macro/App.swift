// A10: a stored property in an extension of EnvironmentValues has its key from a macro, whoever wrote that; what is written under it
// decides.
import SwiftUI
import SomeMacros
import UIKit

@main
struct MailApp: App {
  @StateObject private var actions = Actions()

  var body: some Scene {
    WindowGroup {
      Header().environmentObject(actions)
    }
  }
}

final class Actions: ObservableObject { func run() {} }

struct ActionMenu: View {
  @EnvironmentObject private var actions: Actions
  var body: some View { Button("Run") { actions.run() } }
}

extension EnvironmentValues {
  @GeneratedKey var isInteractive = true
}

struct Header: View {
  @Environment(\.isInteractive) private var isInteractive

  var body: some View {
    Text("Mail")
    if isInteractive { ActionMenu() }
  }
}

final class Notification: UIViewController {
  func show() {
    addChild(UIHostingController(rootView: Header().environment(\.isInteractive, false)))
    let open = Header().environment(\.isInteractive, true)
    addChild(UIHostingController(rootView: open)) // want missing-environment-object(Actions)
  }
}
