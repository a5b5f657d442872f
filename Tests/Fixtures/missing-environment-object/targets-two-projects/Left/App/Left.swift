// Design §4: two projects in one folder, each with a package of the same name, are as apart as in two folders.
// `Badge` is a library's here and a view of the other project.
import Core
import SwiftUI
import Widgets

struct Screen: View {
  @EnvironmentObject var account: Account
  var body: some View {
    VStack {
      Text(account.name).card()
      Badge()
    }
  }
}

@main
struct LeftApp: App {
  var body: some Scene {
    WindowGroup { Screen().environmentObject(Account()) }
  }
}
