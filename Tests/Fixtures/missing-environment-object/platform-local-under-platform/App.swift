// Design §4: a local that each platform declares for itself stays one variable with variants, also where the view
// around it exists on one of the platforms only.
import SwiftUI

final class Clock: ObservableObject { @Published var hour = 0 }

struct ClockView: View {
  @EnvironmentObject var clock: Clock
  var body: some View { Text("\(clock.hour)") }
}

#if os(iOS)
  struct Cell: View {
    var body: some View {
      #if os(iOS)
        let cell = ClockView()
      #elseif os(macOS)
        let cell = Text("mac")
      #else
        let cell = Text("other")
      #endif
      cell.padding()
    }
  }

  @main
  struct CellApp: App {
    var body: some Scene {
      WindowGroup {
        Cell() // want missing-environment-object(Clock)
      }
    }
  }
#endif
