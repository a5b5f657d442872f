// Not even among the project's files.
import SwiftUI

final class Wire: ObservableObject { @Published var n = 0 }

struct Generated: View {
  @EnvironmentObject var wire: Wire
  var body: some View { Text("\(wire.n)") }
}
