// A10: users of a library that 'libraries:' names may set its public keys, by the key's type, too; nobody else can use one
// that only the library sees.
import SwiftUI

public struct AccentKey: EnvironmentKey { public static let defaultValue = 1 }

struct SpacingKey: EnvironmentKey { static let defaultValue = 1 } // want unwritten-environment-key(SpacingKey)

extension EnvironmentValues {
  var accent: Int {
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
  public init() {}
  public var body: some View { Text("\(accent + spacing)") }
}
