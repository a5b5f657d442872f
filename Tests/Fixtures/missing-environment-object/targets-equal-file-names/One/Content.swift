// Design §4: files of one name are told apart by their groups, not by the nearest folder.
import SwiftUI

final class Model: ObservableObject { @Published var n = 0 }

struct Content: View {
  @EnvironmentObject var model: Model
  var body: some View { Text("\(model.n)") }
}

@main
struct OneApp: App {
  var body: some Scene {
    WindowGroup { Content().environmentObject(Model()) }
  }
}
