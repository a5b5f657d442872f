import SwiftUI

final class Model: ObservableObject { @Published var n = 0 }

struct Home: View {
  @EnvironmentObject var model: Model
  @State private var active = false

  var body: some View {
    NavigationLink(destination: Reader(), isActive: $active) { Text("\(model.n)") } // want missing-environment-object(Model)
  }
}

struct Reader: View {
  @EnvironmentObject var model: Model
  var body: some View { Text("\(model.n)") }
}
