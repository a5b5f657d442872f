// The package's own account.
import SwiftUI

public final class Account: ObservableObject {
  @Published public var name = ""
  public init() {}
}

extension View {
  public func card() -> some View { padding() }
}
