// A10: the helper of a module that only this app uses sets its value where this app puts it, and nowhere else.
import SwiftUI

extension EnvironmentValues {
  @Entry var accent = 0
}

extension View {
  public func accented(_ accent: Int) -> some View {
    environment(\.accent, accent) // want environment-value-out-of-scope(accent)
  }
}

public struct Card: View {
  @Environment(\.accent) private var accent
  public init() {}
  public var body: some View { Text("\(accent)") }
}
