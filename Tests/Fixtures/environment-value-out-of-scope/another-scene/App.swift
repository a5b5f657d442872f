// A10, C16: a value that is set in another scene.
import SwiftUI

extension EnvironmentValues {
  @Entry var b = 0
}

struct V: View {
  @Environment(\.b) var b
  var body: some View { Text("\(b)") } }

@main struct A: App { var body: some Scene { WindowGroup { V() }
   Settings { Text("").environment(\.b, 1) } } } // want environment-value-out-of-scope(b)
