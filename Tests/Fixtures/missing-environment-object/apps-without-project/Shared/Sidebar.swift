// §4: two apps, and no project that tells for which platforms each of them is built. What one of them would miss on macOS is not
// proved, unless its own code is for macOS only; what has no condition is missing everywhere.
import SwiftUI

final class Updates: ObservableObject { @Published var isShown = false }

final class Theme: ObservableObject { @Published var name = "" }

final class Clock: ObservableObject { @Published var time = "" }

struct Sidebar: View {
  #if os(macOS)
    @EnvironmentObject var updates: Updates
    @EnvironmentObject var theme: Theme
  #endif
  @EnvironmentObject var clock: Clock
  var body: some View {
    Text(clock.time)
      #if os(macOS)
        .sheet(isPresented: $updates.isShown) { Text(theme.name) }
      #endif
  }
}
