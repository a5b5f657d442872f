import SwiftUI

@main
struct AApp: App {
  @StateObject var store = Store()
  var body: some Scene {
    WindowGroup { Owner().environmentObject(store) }
  }
}

extension Owner {
  func extra() -> some View { Row(action: makeAction()) }
}
