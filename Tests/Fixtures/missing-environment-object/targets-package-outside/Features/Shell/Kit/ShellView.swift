// What it shows outside it is seen by.
import SwiftUI

public final class Tint: ObservableObject {
  @Published var isDark = false

  public init() {}
}

public struct ShellView: View {
  @EnvironmentObject var tint: Tint

  public init() {}

  public var body: some View { Text("\(tint.isDark)") }
}
