// D21: modifiers, extensions and nested keys.
import SwiftUI

public struct AKey: EnvironmentKey {
  nonisolated(unsafe) public static var defaultValue: Int = 0 // want mutable-key-default(AKey)
}

struct BKey: EnvironmentKey {
  static private(set) var defaultValue = 0 // want mutable-key-default(BKey)
}

struct CKey: EnvironmentKey {
  @MainActor static var defaultValue: Int { get { 1 } }
}

struct DKey {}

extension DKey: EnvironmentKey {
  static var defaultValue: Int? // want mutable-key-default(DKey)
}

extension EnvironmentValues {
  struct EKey: EnvironmentKey { static let defaultValue = 0; static var other = 1 }
  var a: Int { get { self[AKey.self] } set { self[AKey.self] = newValue } }
  var b: Int { get { self[BKey.self] } set { self[BKey.self] = newValue } }
  var c: Int { get { self[CKey.self] } set { self[CKey.self] = newValue } }
  var d: Int? { get { self[DKey.self] } set { self[DKey.self] = newValue } }
  var e: Int { get { self[EKey.self] } set { self[EKey.self] = newValue } }
}

struct V: View { @Environment(\.a) var a; @Environment(\.b) var b; @Environment(\.c) var c; @Environment(\.d) var d; @Environment(\.e) var e
 var body: some View { Text("\(a) \(b) \(c) \(d) \(e)") } }

@main struct A: App { var body: some Scene { WindowGroup { V().environment(\.a, 1).environment(\.b, 1).environment(\.c, 1).environment(\.d, 1).environment(\.e, 1) } } }
