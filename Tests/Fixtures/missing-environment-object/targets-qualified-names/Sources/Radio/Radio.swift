// The app's model, and views that read either.
import Kit
import SwiftUI

final class Model: ObservableObject { @Published var n = 0 }

struct OwnView: View {
  @EnvironmentObject var model: Model
  var body: some View { Text("\(model.n)") }
}

struct KitView: View {
  @EnvironmentObject var model: Kit.Model
  var body: some View { Text("\(model.n)") }
}

struct Both: View {
  var body: some View {
    VStack {
      OwnView()
      KitView()
    }
  }
}

@main
struct RadioApp: App {
  var body: some Scene {
    WindowGroup {
      Both().environmentObject(Radio.Model()).environmentObject(Kit.Model())
    }
    WindowGroup(id: "own") {
      Both().environmentObject(Model()) // want missing-environment-object(Kit.Model)
    }
  }
}
