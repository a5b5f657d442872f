// The product.
import SwiftUI

public final class Part: ObservableObject {
  @Published public var n = 0
  public init() {}
}

public struct PartView: View {
  @EnvironmentObject private var part: Part
  public init() {}
  public var body: some View { Text("\(part.n)") }
}
