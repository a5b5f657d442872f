// A10, design §4: users of a library that 'libraries:' names may set its value around its readers. The app's own key is
// known.
import SwiftUI

extension EnvironmentValues {
  @Entry var accent = 0
}

extension View {
  public func accented(_ accent: Int) -> some View {
    environment(\.accent, accent)
  }
}

public struct Card: View {
  @Environment(\.accent) private var accent
  public init() {}
  public var body: some View { Text("\(accent)") }
}
