// A10: silent where both accessors use one key, by an alias or nested names too; where the getter only, or other
// properties as well, are used; and for `@Entry`.
import SwiftUI

struct AccentKey: EnvironmentKey { static let defaultValue = 1 }

typealias MainKey = AccentKey

struct LevelKey: EnvironmentKey { static let defaultValue = 2 }

struct DepthKey: EnvironmentKey { static let defaultValue = 2 }

extension EnvironmentValues {
  var accent: Int {
    get { self[AccentKey.self] }
    set { self[MainKey.self] = newValue }
  }

  var level: Int { self[LevelKey.self] }

  var both: Int {
    get { self[LevelKey.self] + self[DepthKey.self] }
    set {
      self[LevelKey.self] = newValue
      self[DepthKey.self] = 0
    }
  }

  var through: Int {
    get { level }
    set { accent = newValue }
  }

  @Entry var entry = 1
}

struct Reader: View {
  @Environment(\.accent) private var accent
  @Environment(\.both) private var both
  @Environment(\.entry) private var entry

  var body: some View {
    Text("\(accent + both + entry)")
      .environment(\.accent, 1)
      .environment(\.both, 1)
      .environment(\.entry, 1)
  }
}
