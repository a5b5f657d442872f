// A10: keys that are types, and keys that '@Entry' makes.
import SwiftUI

struct AKey: EnvironmentKey { static let defaultValue = 0 } // want unwritten-environment-key(AKey)

extension EnvironmentValues {
  var a: Int { get { self[AKey.self] } set { self[AKey.self] = newValue } }
  @Entry var b = 0 // want unwritten-environment-key(b)
  @Entry var c = 0
}

struct V: View { @Environment(\.a) var a; @Environment(\.b) var b; @Environment(\.c) var c; var body: some View { Text("\(a) \(b) \(c)").environment(\.c, 3) } }

struct W: View { var body: some View { V().environment(\.c, 3) } }

@main struct A: App { var body: some Scene { WindowGroup { W() } } }
