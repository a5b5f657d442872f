// A10: '_modify' writes the key that 'get' reads.
import SwiftUI

struct FooKey: EnvironmentKey { static let defaultValue = [Int]() }

extension EnvironmentValues {
  var foo: [Int] {
    get { self[FooKey.self] }
    _modify { yield &self[FooKey.self] } }
  var last: Int? {
    get { foo.last }
    set { foo.append(newValue!) } }
}

struct V: View {
  @Environment(\.foo) var foo
  var body: some View { Text("\(foo)") } }

@main struct A: App { var body: some Scene { WindowGroup { V().environment(\.last, 1) } } }
