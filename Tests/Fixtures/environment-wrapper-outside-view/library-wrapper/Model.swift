import Ignite
import SwiftUI

struct Model {
  @Environment(\.colorScheme) private var scheme // want environment-wrapper-outside-view(colorScheme)

  var isDark: Bool { scheme == .dark }
}
