// In the folder of the one app, in the target of the other.
import SwiftUI

final class Model: ObservableObject { @Published var n = 0 }

struct Extra: View {
  @EnvironmentObject var model: Model
  var body: some View { Text("\(model.n)") }
}
