// §4: of the app for iOS it is not told whether it is built for macOS, too: its settings may stand in a file. What it would miss
// there is not proved. The app for macOS certainly is, and what has no condition is missing everywhere.
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
