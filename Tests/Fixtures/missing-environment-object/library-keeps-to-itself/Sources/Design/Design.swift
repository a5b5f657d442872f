import SwiftUI

public final class Tint: ObservableObject { @Published public var text = "" }

struct Label: View {
  @EnvironmentObject var tint: Tint
  var body: some View { Text(tint.text) }
}

public struct Badge: View {
  @EnvironmentObject var tint: Tint
  public init() {}
  public var body: some View { Text(tint.text) }
}

extension View {
  func shimmering() -> some View { overlay { Label() } }
  public func badged() -> some View { overlay { Badge() } }
}
