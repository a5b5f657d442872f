// Only tests compile this, which neither its folder nor its imports tell.
import Base
import SwiftUI

struct ChecksApp: App {
  var body: some Scene {
    WindowGroup { LogView() }
  }
}
