// Design §4: a path exists on a platform only if all its facts do; one that none has is no path.
import SwiftUI

final class Haptics: ObservableObject { @Published var strength = 1 }

struct HapticsView: View {
  #if os(iOS)
    @EnvironmentObject var haptics: Haptics
  #endif

  var body: some View {
    #if os(iOS)
      Text("\(haptics.strength)")
    #else
      Text("no haptics")
    #endif
  }
}

struct Never: View {
  var body: some View {
    #if !os(iOS)
      HapticsView()
    #endif
  }
}

struct Sometimes: View {
  var body: some View {
    #if !os(macOS)
      HapticsView()
    #endif
  }
}

@main
struct PlatformApp: App {
  var body: some Scene {
    WindowGroup {
      Never()
      Sometimes() // want missing-environment-object(Haptics)
    }
  }
}
