// A10: a value of the environment that nothing writes is its default everywhere: what is computed of it and of other
// values is decided by these.
import SwiftUI

final class Monitor: ObservableObject { @Published var count = 0 }
final class Log: ObservableObject { @Published var count = 0 }

enum Mode { case daily, weekly }

extension EnvironmentValues {
  @Entry var forcedMode: Mode? = nil  // want unwritten-environment-key(forcedMode)
  @Entry var isPlain = true  // want unwritten-environment-key(isPlain)
}

struct Content: View {
  @Environment(\.forcedMode) private var forcedMode
  @Environment(\.isPlain) private var isPlain
  @State private var chosen: Mode = .weekly

  private var mode: Mode { forcedMode ?? chosen }

  var body: some View {
    VStack {
      Button("Daily") { chosen = .daily }
      switch mode {
      case .daily: Reader()
      case .weekly: Text("Week")
      }
      if isPlain { Text("plain") } else { Logs() }
    }
  }
}

struct Reader: View {
  @EnvironmentObject var monitor: Monitor
  var body: some View { Text("\(monitor.count)") }
}

struct Logs: View {
  @EnvironmentObject var log: Log
  var body: some View { Text("\(log.count)") }
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Content() }  // want missing-environment-object(Monitor)
  }
}
