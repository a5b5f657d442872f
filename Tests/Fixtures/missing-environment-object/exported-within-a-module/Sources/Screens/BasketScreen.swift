// A1: what one file of a module exports all its files see.
import SwiftUI

public struct BasketScreen: View {
  @EnvironmentObject private var basket: Basket
  @EnvironmentObject private var wallet: Wallet
  public init() {}
  public var body: some View { Text("\(basket.count) \(wallet.sum)") }
}
