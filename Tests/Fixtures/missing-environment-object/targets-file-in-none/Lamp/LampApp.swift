// Design §4: a file that no target compiles, although the project has targets, is read but makes no root.
import SwiftUI

@main
struct LampApp: App {
  var body: some Scene {
    WindowGroup {
      Switch() // want missing-environment-object(Bulb)
    }
  }
}
