// Design §4: an injection under `#if` inside a postfix chain exists on that platform only.
import SwiftUI

final class Haptics: ObservableObject { @Published var strength = 1 }
final class Windows: ObservableObject { @Published var count = 1 }

struct HapticsView: View {
  @EnvironmentObject var haptics: Haptics
  var body: some View { Text("\(haptics.strength)") }
}

struct WindowCount: View {
  @EnvironmentObject var windows: Windows
  var body: some View { Text("\(windows.count)") }
}

struct OnlyThere: View {
  var body: some View {
    #if os(macOS)
      WindowCount()
    #else
      Text("one window")
    #endif
  }
}

@main
struct PlatformApp: App {
  var body: some Scene {
    WindowGroup {
      HapticsView() // want missing-environment-object(Haptics)
        #if os(iOS)
          .environmentObject(Haptics())
        #endif
        .padding()
      OnlyThere()
        #if os(macOS)
          .environmentObject(Windows())
        #endif
      HapticsView()
        #if os(iOS)
          .environmentObject(Haptics())
        #else
          .environmentObject(Haptics())
          .padding()
        #endif
    }
  }
}
