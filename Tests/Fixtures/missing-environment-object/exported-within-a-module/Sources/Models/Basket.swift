import SwiftUI

public final class Basket: ObservableObject {
  public var count = 0
  public init() {}
}

public final class Wallet: ObservableObject {
  public var sum = 0
  public init() {}
}
