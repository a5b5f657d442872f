// A10: a key that a library offers is set by its users; one that only the library can use is not.
import SwiftUI

public struct AccentKey: EnvironmentKey { public static let defaultValue = 1 }

struct SpacingKey: EnvironmentKey { static let defaultValue = 1 } // want unwritten-environment-key(SpacingKey)

extension EnvironmentValues {
  public var accent: Int {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  var spacing: Int {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
}

public struct Card: View {
  @Environment(\.accent) private var accent
  @Environment(\.spacing) private var spacing

  public var body: some View { Text("\(accent + spacing)") }
}
