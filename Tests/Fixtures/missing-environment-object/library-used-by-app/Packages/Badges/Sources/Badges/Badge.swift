import SwiftUI

public final class Counter: ObservableObject {
  @Published public var count = 0
  public init() {}
}

public struct Badge: View {
  @EnvironmentObject private var counter: Counter
  public init() {}
  public var body: some View { Text("\(counter.count)") }
}

public struct BadgeStack: View {
  public init() {}
  public var body: some View { VStack { Badge() } }
}
