// A10, A12: helpers and transforms write.
import SwiftUI

extension EnvironmentValues {
  @Entry var b = 0
  @Entry var c = 0
  @Entry var d: (() -> Void)? = nil
}

extension View {
  func b(_ v: Int) -> some View { environment(\.b, v) }
  func c(_ v: Int) -> some View { transformEnvironment(\.c) { $0 += v } }
  func onD(_ f: @escaping () -> Void) -> some View { self.environment(\.d, f) }
}

struct V: View { @Environment(\.b) var b; @Environment(\.c) var c; @Environment(\.d) var d; var body: some View { Text("\(b) \(c)").onTapGesture { d?() } } }

@main struct A: App { var body: some Scene { WindowGroup { V().b(1).c(2).onD {} } } }
