// The other app.
import SwiftUI

struct Content: View {
  var body: some View { Extra() }
}

@main
struct TwoApp: App {
  var body: some Scene {
    WindowGroup {
      Content() // want missing-environment-object(Model)
    }
  }
}
