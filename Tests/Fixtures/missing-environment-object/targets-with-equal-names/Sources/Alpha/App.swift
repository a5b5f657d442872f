import SwiftUI

final class Model: ObservableObject { @Published var n = 0 }

struct ContentView: View {
  @EnvironmentObject var model: Model
  var body: some View { Text("\(model.n)") }
}

@main
struct AlphaApp: App {
  @StateObject private var model = Model()

  var body: some Scene {
    WindowGroup { ContentView().environmentObject(model) }
  }
}
