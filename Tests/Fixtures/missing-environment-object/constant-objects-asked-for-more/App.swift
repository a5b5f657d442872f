// §4: another constant of an object that a view keeps is another question.
import SwiftUI

@Observable final class Voice {}

final class Composition {
  let runtime: Voice?
  let isLoud: Bool
  init() {
    runtime = ProcessInfo.processInfo.arguments.isEmpty ? nil : Voice()
    isLoud = ProcessInfo.processInfo.processorCount > 2
  }
}

@main
struct KeyboardApp: App {
  let composition = Composition()

  var body: some Scene {
    WindowGroup {
      LoudHost(composition: composition)  // want missing-environment-object(Voice)
    }
  }
}

struct LoudHost: View {
  let composition: Composition

  var body: some View {
    if let runtime = composition.runtime {
      LoudRegistered(composition: composition, runtime: runtime)
    } else {
      LoudShell(isAvailable: composition.isLoud)
    }
  }
}

struct LoudRegistered: View {
  let composition: Composition
  let runtime: Voice
  var body: some View { LoudShell(isAvailable: composition.isLoud).environment(runtime) }
}

struct LoudShell: View {
  let isAvailable: Bool
  var body: some View {
    if isAvailable { LoudHome() }
  }
}

struct LoudHome: View {
  @Environment(Voice.self) private var voice
  var body: some View { Text("\(ObjectIdentifier(voice).hashValue)") }
}
