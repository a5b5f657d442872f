// A10: an alias names the same key; computed values may use several.
import SwiftUI

struct LongNamedKey: EnvironmentKey { static let defaultValue = 0 }

typealias K = LongNamedKey

struct Other: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  var a: Int { get { self[LongNamedKey.self] } set { self[K.self] = newValue } }
  var b: Int { get { self[Other.self] } set { self[Other.self] = max(newValue, self[LongNamedKey.self]) } }
  var ro: Int { self[LongNamedKey.self] + self[Other.self] }
}

struct V: View { @Environment(\.a) var a; @Environment(\.b) var b; @Environment(\.ro) var ro; var body: some View { Text("\(a) \(b) \(ro)") } }

@main struct A: App { var body: some Scene { WindowGroup { V().environment(\.a, 1).environment(\.b, 1) } } }
