// Design §4: an injection in debug builds only is missing in release builds; a read in debug builds only is not.
import SwiftUI

final class Inspector: ObservableObject { @Published var open = false }

struct InspectorButton: View {
  @EnvironmentObject var inspector: Inspector
  var body: some View { Button(inspector.open ? "close" : "open") {} }
}

struct DebugTools: View {
  var body: some View {
    #if DEBUG
      InspectorButton()
    #endif
  }
}

@main
struct DebugApp: App {
  var body: some Scene {
    WindowGroup {
      DebugTools()
        #if DEBUG
          .environmentObject(Inspector())
        #endif
      InspectorButton() // want missing-environment-object(Inspector)
        #if DEBUG
          .environmentObject(Inspector())
        #endif
    }
  }
}
