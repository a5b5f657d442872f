// A10, C4: what a link pushes does not have the values of the stack's content.
import SwiftUI

extension EnvironmentValues {
  @Entry var b = 0
}

struct V: View {
  @Environment(\.b) var b
  var body: some View { Text("\(b)") } }

struct Home: View {
  var body: some View {
    NavigationStack { List { NavigationLink("") { V() } }
      .environment(\.b, 2) // want environment-value-out-of-scope(b)
    }
  } }

@main struct A: App { var body: some Scene { WindowGroup { Home() } } }
