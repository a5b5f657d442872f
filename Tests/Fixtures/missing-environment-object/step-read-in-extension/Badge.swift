// A7: the read of a wrapper may stand in an extension in another file.
import SwiftUI

struct Badge: View {
  @EnvironmentObject var counter: Counter
  @EnvironmentObject var palette: Palette

  var body: some View { label }
}

@main
struct BadgeApp: App {
  var body: some Scene {
    WindowGroup {
      Badge() // want missing-environment-object(Counter)
    }
  }
}
