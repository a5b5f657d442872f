// Not among the sources of its target.
import Base
import SwiftUI

struct OutApp: App {
  var body: some Scene {
    WindowGroup { LogView() }
  }
}
