// A11: a class that inherits the conformance; an existential is not told.
import SwiftUI

class Base: ObservableObject {}

@MainActor final class Sub: Base {}

protocol P: ObservableObject {}

final class Impl: P {}

extension EnvironmentValues {
  @Entry var s = Sub() // want observable-object-in-environment-key(Sub)
  @Entry var i: Impl? // want observable-object-in-environment-key(Impl)
  @Entry var p: (any P)?
  @Entry var f: (Sub) -> Void = { _ in }
}

struct V: View { @Environment(\.s) var s; @Environment(\.i) var i; @Environment(\.p) var p; @Environment(\.f) var f
 var body: some View { Text("\(s) \(i) \(p) \(f)").environment(\.s, Sub()) } }

struct W: View { var body: some View { V().environment(\.s, Sub()).environment(\.i, nil).environment(\.p, nil).environment(\.f, { _ in }) } }

@main struct A: App { var body: some Scene { WindowGroup { W() } } }
