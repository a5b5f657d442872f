// A10: a type with dynamic members may hand on those of the environment.
import SwiftUI

@dynamicMemberLookup struct Env: DynamicProperty {
  @Environment(\.self) var all
  subscript<T>(dynamicMember k: KeyPath<EnvironmentValues, T>) -> T { all[keyPath: k] }
}

extension EnvironmentValues {
  @Entry var b = 0
}

struct V: View { var e = Env(); var body: some View { Text("\(e.b)") } }

@main struct A: App { var body: some Scene { WindowGroup { V().environment(\.b, 1) } } }
