// §4: for which platforms a file is compiled is said for each target that it is in. 'Purchase' is one class for each platform of the
// first app: the shared file is in it on iOS alone, though the second app has the file everywhere.
import SwiftUI

final class Unused: ObservableObject { var count = 0 }

final class Model: ObservableObject {
  @Published var isShown = false
  let purchase: Purchase = .init(name: "all")
}

@main
struct PhoneApp: App {
  @StateObject private var model = Model()
  var body: some Scene { WindowGroup { Home().environmentObject(model) } } // want missing-environment-object(Unused)
}

struct Home: View {
  @EnvironmentObject private var model: Model
  var body: some View {
    Text("Home")
      .sheet(isPresented: $model.isShown) { Offer() }
      .environmentObject(model.purchase)
  }
}
