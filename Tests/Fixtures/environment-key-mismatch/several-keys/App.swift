// A10: a property that puts several keys before its users mismatches none.
import SwiftUI

struct AKey: EnvironmentKey { static let defaultValue = 0 }

struct BKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  var both: (Int, Int) {
    get { (self[AKey.self], self[BKey.self]) }
    set { self[AKey.self] = newValue.0; self[BKey.self] = newValue.1 }
  }
  var fallback: Int {
    get { let a = self[AKey.self]; return a == 0 ? self[BKey.self] : a }
    set { self[AKey.self] = newValue }
  }
  private struct InnerKey: EnvironmentKey { static let defaultValue = 1 }
  var inner: Int {
    get { self[InnerKey.self] }
    set { self[Self.InnerKey.self] = newValue } }
}

struct V: View { @Environment(\.both) var a; @Environment(\.fallback) var b;  @Environment(\.inner) var c;var body: some View { Text("\(a) \(b) \(c)").environment(\.both, (1, 1)).environment(\.fallback, 2).environment(\.inner, 2) } }

struct W: View { var body: some View { V().environment(\.both, (1, 1)).environment(\.fallback, 2).environment(\.inner, 3) } }
