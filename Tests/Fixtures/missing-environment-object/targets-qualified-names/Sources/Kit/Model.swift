// The library's model.
import SwiftUI

public final class Model: ObservableObject {
  @Published public var n = 0
  public init() {}
}
