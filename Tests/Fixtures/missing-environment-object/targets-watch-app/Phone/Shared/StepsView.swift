// In both apps.
import SwiftUI

final class Steps: ObservableObject { @Published var n = 0 }

struct StepsView: View {
  @EnvironmentObject var steps: Steps
  var body: some View { Text("\(steps.n)") }
}
