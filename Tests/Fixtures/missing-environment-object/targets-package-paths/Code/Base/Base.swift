// What both programs use.
import SwiftUI

public final class Log: ObservableObject {
  @Published public var n = 0
  public init() {}
}

public struct LogView: View {
  @EnvironmentObject private var log: Log
  public init() {}
  public var body: some View { Text("\(log.n)") }
}
