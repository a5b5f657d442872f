// §4: a view that is made with an object keeps it. Whether a constant of it is there is one question, wherever the answer is handed to.
import SwiftUI

@Observable final class Voice {}

final class Composition {
  let runtime: Voice?
  init() { runtime = ProcessInfo.processInfo.arguments.isEmpty ? nil : Voice() }
}

@main
struct KeyboardApp: App {
  let composition = Composition()

  var body: some Scene {
    WindowGroup {
      Host(composition: composition)
    }
  }
}

struct Host: View {
  let composition: Composition

  var body: some View {
    if let runtime = composition.runtime {
      Registered(composition: composition, runtime: runtime)
    } else {
      // Nothing is available here: `Home` is not built.
      Root(composition: composition)
    }
  }
}

struct Registered: View {
  let composition: Composition
  let runtime: Voice
  var body: some View { Root(composition: composition).environment(runtime) }
}

struct Root: View {
  let isAvailable: Bool
  var body: some View { Shell(isAvailable: isAvailable) }
}

extension Root {
  init(composition: Composition) {
    self.init(isAvailable: composition.runtime != nil)
  }
}

struct Shell: View {
  let isAvailable: Bool
  var body: some View {
    if isAvailable { Home() } else { Text("unavailable") }
  }
}

struct Home: View {
  @Environment(Voice.self) private var voice
  var body: some View { Text("\(ObjectIdentifier(voice).hashValue)") }
}
