// What a module keeps to itself, other modules do not call: a function of that name is somebody else's.
import SwiftUI

public final class Theme: ObservableObject {
  @Published var count = 0
  public init() {}
}

public struct Leaf: View {
  @EnvironmentObject var theme: Theme
  public init() {}
  public var body: some View { Text("\(theme.count)") }
}

func card() -> some View { Leaf() }

public func board() -> some View { Leaf() }
