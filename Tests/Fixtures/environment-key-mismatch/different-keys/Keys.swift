// A10: what the setter writes under another key, the getter never reads. The finding stands at the accessor that
// names the key of another property, else at the setter.
import SwiftUI

struct AccentKey: EnvironmentKey { static let defaultValue = 1 }

struct SpacingKey: EnvironmentKey { static let defaultValue = 2 }

struct RadiusKey: EnvironmentKey { static let defaultValue = 3 }

struct MarginKey: EnvironmentKey { static let defaultValue = 4 }

extension EnvironmentValues {
  var accent: Int {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  var spacing: Int {
    get { self[SpacingKey.self] }
    set { self[AccentKey.self] = newValue } // want environment-key-mismatch(spacing)
  }

  var radius: Int {
    get { self[AccentKey.self] } // want environment-key-mismatch(radius)
    set { self[RadiusKey.self] = newValue }
  }

  var margin: Int {
    get { return self[MarginKey.self] }
    set { self[Keys.Margin.self] = newValue } // want environment-key-mismatch(margin)
  }
}

enum Keys {
  struct Margin: EnvironmentKey { static let defaultValue = 5 }
}

struct Reader: View {
  @Environment(\.accent) private var accent
  @Environment(\.spacing) private var spacing
  @Environment(\.radius) private var radius
  @Environment(\.margin) private var margin

  var body: some View {
    Text("\(accent + spacing + radius + margin)")
      .environment(\.accent, 1)
  }
}
