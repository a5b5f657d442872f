// A10: keys behind a subscript or a generic function of the project.
import SwiftUI

struct FooKey: EnvironmentKey { static let defaultValue = 0 }

struct BarKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  subscript(foo name: String) -> Int { get { self[FooKey.self] } set { self[FooKey.self] = newValue } }
  var bar: Int { get { value(BarKey.self) } set { self[BarKey.self] = newValue } }
  func value<K: EnvironmentKey>(_ k: K.Type) -> K.Value { self[k] }
}

struct V: View {
  @Environment(\.[foo: "x"]) var foo
  @Environment(\.bar) var bar
  var body: some View { Text("\(foo) \(bar)") } }

@main struct A: App { var body: some Scene { WindowGroup { V().environment(\.[foo: "x"], 1).environment(\.bar, 3) } } }
