// An object that conforms to a protocol of a package may be put into the environment by a modifier of it, however the package
// came by it: undecided. Without such a modifier on the way, and for what conforms to nothing from outside, it is missing.
import Assembly
import SwiftUI

@Observable final class Interpreter: AssemblyPart { var text = "" }
@Observable final class Clock { var hour = 0 }

@main struct HealthApp: App {
  init() { Assembly.register(Interpreter()) }

  var body: some Scene {
    WindowGroup {
      Page().assembled()  // want missing-environment-object(Clock)
    }
    Window("Plain", id: "plain") {
      Plain()  // want missing-environment-object(Interpreter)
    }
  }
}

struct Page: View {
  @Environment(Interpreter.self) private var interpreter
  @Environment(Clock.self) private var clock

  var body: some View { Text(interpreter.text + "\(clock.hour)") }
}

struct Plain: View {
  @Environment(Interpreter.self) private var interpreter

  var body: some View { Text(interpreter.text) }
}
