import SwiftUI

public class Store: ObservableObject {
  public init() {}
  public static let shared = Store()
  @Published public var name = ""
}

public class Session: ObservableObject {
  @Published public var user = ""
}
