// Left out with its folder.
import SwiftUI

public struct LogView: View {
  public init() {}
  public var body: some View { Text("old") }
}
