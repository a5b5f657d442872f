// A10: what a key holds may be called, so that a call by its name may read it.
import SwiftUI

struct Action { var run: () -> Void = {}; func callAsFunction() { run() } }

extension EnvironmentValues {
  @Entry var open = Action()
  @Entry var close: () -> Void = {}
}

extension View {
  func open(_ action: Action) -> some View { environment(\.open, action) }
  func close(_ action: @escaping () -> Void) -> some View { environment(\.close, action) }
}

struct Row: View {
  @Environment(\.self) private var values
  @Environment(\.open) private var open
  @Environment(\.close) private var close
  var body: some View { Button("Open") { values.open(); values.close(); open(); close() } }
}

struct Screen: View {
  var body: some View { VStack { Text("a").open(Action()).close {}; Row() } }
}

@main struct DemoApp: App { var body: some Scene { WindowGroup { Screen() } } }
