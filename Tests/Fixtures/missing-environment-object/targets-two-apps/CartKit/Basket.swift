// The framework of both apps.
import SwiftUI

public final class Basket: ObservableObject {
  @Published public var count = 0
  public init() {}
}

public struct BasketView: View {
  @EnvironmentObject private var basket: Basket
  public init() {}
  public var body: some View { Text("\(basket.count)") }
}
