// §4: two apps, and no project that tells for which platforms each of them is built. What each platform's code reads is missing on
// whichever platform the program is built for; what only some of them read is not told.
import SwiftUI

final class Clock: ObservableObject { @Published var time = "" }

final class Theme: ObservableObject { @Published var name = "" }

struct Face: View {
  @EnvironmentObject var clock: Clock
  var body: some View { Text(clock.time) }
}

struct Paint: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.name) }
}

struct Sidebar: View {
  var body: some View {
    #if os(macOS)
      HStack { Face(); Paint() }
    #else
      NavigationStack { Face() }
    #endif
  }
}
