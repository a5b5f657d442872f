// Left out with its folder: its preview and its app are no roots.
import SwiftUI

struct Draft: View {
  var body: some View { Pin() }
}

struct DraftApp: App {
  var body: some Scene {
    WindowGroup { Draft() }
  }
}

#Preview {
  Draft()
}
