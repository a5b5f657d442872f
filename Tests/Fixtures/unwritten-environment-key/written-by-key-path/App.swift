// A10: a key path that is handed on may be written.
import SwiftUI

extension EnvironmentValues {
  @Entry var b = 0
  @Entry var c = 0
}

extension View {
  func put<T>(_ k: WritableKeyPath<EnvironmentValues, T>, _ v: T) -> some View { environment(k, v) }
}

struct V: View { @Environment(\.b) var b; @Environment(\.c) var c; var body: some View { Text("\(b) \(c)") } }

@main struct A: App { var body: some Scene { WindowGroup { V().put(\.b, 1); V().put(\EnvironmentValues.c, 2) } } }
