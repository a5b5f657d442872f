// A1: those of the other.
import SwiftUI

public final class Cart: ObservableObject {
  @Published public var count = 0
  public init() {}
}

public struct ShelfView: View {
  @EnvironmentObject private var cart: Cart
  public init() {}
  public var body: some View { Text("\(cart.count)") }
}
