// Design §4: code from outside may put into the environment what its closures build for it, whichever statement builds it.
import Modules
import SwiftUI

@Observable
final class Devices: Module { var count = 0 }

@Observable
final class Log: Module { var lines = 0 }

@Observable
final class Chosen: Module { var number = 0 }

/// None is built for the library.
@Observable
final class Other: Module { var number = 0 }

@main
struct ModuleApp: App {
  @State private var isOn = false

  var body: some Scene {
    WindowGroup {
      Reader() // want missing-environment-object(Other)
        .modules {
          Devices()
          Log()
          if isOn { Chosen() }
        }
    }
  }
}

struct Reader: View {
  @Environment(Devices.self) private var devices
  @Environment(Log.self) private var log
  @Environment(Chosen.self) private var chosen
  @Environment(Other.self) private var other

  var body: some View {
    Text("\(devices.count) \(log.lines) \(chosen.number) \(other.number)")
  }
}
