import Combine

public final class Store: ObservableObject {
  public init() {}
  @Published public var isBlocking = false
}
