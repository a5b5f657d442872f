// A10: a value that is set on a sibling of the reader.
import SwiftUI

extension EnvironmentValues {
  @Entry var b = 0
  @Entry var c = 0
}

struct R: View { @Environment(\.b) var b; @Environment(\.c) var c; var body: some View { Text("\(b) \(c)") } }

struct W: View { var body: some View {
  VStack {
    Text("").environment(\.b, 1) // want environment-value-out-of-scope(b)
    R().environment(\.c, 2)
  } } }

@main struct A: App { var body: some Scene { WindowGroup { W() } } }
