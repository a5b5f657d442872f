// A modifier from outside that is given a value of a type which code outside calls (it inherits from a class of a package) may
// write whatever that code makes: undecided. What only other code makes is missing.
import Assembly
import SwiftUI

@Observable final class Interpreter { var text = "" }
@Observable final class Recorder {
  let store = Store()
}
@Observable final class Store { var count = 0 }
@Observable final class Clock { var hour = 0 }

final class Delegate: AssemblyDelegate {
  override var parts: Parts {
    Parts {
      Interpreter()
      Recorder()
    }
  }
}

@main struct HealthApp: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      Page().assembled(by: delegate)  // want missing-environment-object(Clock)
    }
  }
}

struct Page: View {
  @Environment(Interpreter.self) private var interpreter
  @Environment(Store.self) private var store
  @Environment(Clock.self) private var clock

  var body: some View { Text(interpreter.text + "\(store.count) \(clock.hour)") }
}
