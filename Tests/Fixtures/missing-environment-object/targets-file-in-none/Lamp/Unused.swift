// Among the project's files, but in no target.
import SwiftUI

struct UnusedApp: App {
  var body: some Scene {
    WindowGroup { Switch() }
  }
}

struct UnusedHost {
  func host() -> UIViewController { UIHostingController(rootView: Switch()) }
}

#Preview {
  Switch()
}
