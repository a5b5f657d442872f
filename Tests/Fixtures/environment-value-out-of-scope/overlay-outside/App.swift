// A10, B1: an overlay stands outside what is written before it.
import SwiftUI

extension EnvironmentValues {
  @Entry var b = 0
  @Entry var c = 0
}

struct R: View { @Environment(\.b) var b; @Environment(\.c) var c; var body: some View { Text("\(b) \(c)") } }

struct W: View { var body: some View {
    Text("").environment(\.b, 1) // want environment-value-out-of-scope(b)
    .overlay { R() }
    .environment(\.c, 1)
  } }

@main struct A: App { var body: some Scene { WindowGroup { W() } } }
