// Design 4: a conformer of which no code makes a value stands nowhere; one that some code makes may stand behind the
// protocol.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }
final class Theme: ObservableObject { @Published var name = "" }

struct Avatar: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

struct Swatch: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.name) }
}

protocol Factory: AnyObject { @MainActor func make() -> AnyView }

final class LiveFactory: Factory {
  func make() -> AnyView { AnyView(Text("live")) }
}

final class MockFactory: Factory {
  func make() -> AnyView { AnyView(Avatar()) }
}

final class ThemedFactory: Factory {
  func make() -> AnyView { AnyView(Swatch()) }
}

final class Model: ObservableObject {
  @Published var factory: any Factory
  init(factory: any Factory) { self.factory = factory }
  func theme() { factory = ThemedFactory() }
}

struct Root: View {
  @ObservedObject var model: Model
  var body: some View { model.factory.make() }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Root(model: Model(factory: LiveFactory()))  // want missing-environment-object(Theme)
    }
  }
}
