// §4: the branch that names a member of a view decides what the member builds. What is asked there again has the same answer.
import SwiftUI

@Observable final class Voice {}
@Observable final class Settings {}

final class Composition {
  let runtime: Voice?
  let settings: Settings?
  init() {
    runtime = ProcessInfo.processInfo.arguments.isEmpty ? nil : Voice()
    settings = Settings()
  }
}

@main
struct VoiceApp: App {
  let composition = Composition()

  var body: some Scene {
    WindowGroup {
      Host(composition: composition)  // want missing-environment-object(Voice)
    }
  }
}

struct Host: View {
  let composition: Composition

  var body: some View {
    if let runtime = composition.runtime {
      Registered(composition: composition, runtime: runtime)
    } else {
      root
    }
  }

  private var root: Root { Root(composition: composition) }
}

struct Registered: View {
  let composition: Composition
  let runtime: Voice

  var body: some View {
    Root(composition: composition).environment(runtime)
  }
}

struct Root: View {
  let isAvailable: Bool
  let settings: Settings?

  init(settings: Settings?, isAvailable: Bool = false) {
    self.settings = settings
    self.isAvailable = isAvailable
  }

  var body: some View {
    if let settings {
      Shell(isAvailable: isAvailable).environment(settings)
    }
  }
}

extension Root {
  fileprivate init(composition: Composition) {
    self.init(settings: composition.settings, isAvailable: composition.runtime != nil)
  }
}

struct Shell: View {
  let isAvailable: Bool

  var body: some View {
    if isAvailable { Home() } else { Fallback() }
  }
}

/// Only shown where there is a voice.
struct Home: View {
  @Environment(Voice.self) private var voice
  var body: some View { Text("\(ObjectIdentifier(voice).hashValue)") }
}

/// Only shown where there is none.
struct Fallback: View {
  @Environment(Voice.self) private var voice
  var body: some View { Text("\(ObjectIdentifier(voice).hashValue)") }
}
