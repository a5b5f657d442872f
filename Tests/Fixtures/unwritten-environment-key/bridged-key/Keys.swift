// A10: a key that is bridged from UIKit's traits is set there.
import SwiftUI
import UIKit

struct AccentTrait: UITraitDefinition { static let defaultValue = 1 }

struct AccentKey: EnvironmentKey { static let defaultValue = 1 }

extension AccentKey: UITraitBridgedEnvironmentKey {
  static func read(from traits: UITraitCollection) -> Int { traits[AccentTrait.self] }

  static func write(to traits: inout any UIMutableTraits, value: Int) {
    traits[AccentTrait.self] = value
  }
}

extension EnvironmentValues {
  var accent: Int {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

struct Reader: View {
  @Environment(\.accent) private var accent

  var body: some View { Text("\(accent)") }
}
