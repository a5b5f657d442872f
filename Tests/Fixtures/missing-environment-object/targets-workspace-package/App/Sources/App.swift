// §4: a product of a package for which the project says neither where it is nor where it comes from is one of its workspace.
import Kit
import SwiftUI

@main
struct ViewerApp: App {
  @StateObject private var store = Store.shared
  var body: some Scene {
    WindowGroup { Main().environmentObject(store) }  // want missing-environment-object(Session)
  }
}

struct Main: View {
  @EnvironmentObject var store: Store
  @EnvironmentObject var session: Session
  var body: some View { Text(store.name + session.user) }
}
