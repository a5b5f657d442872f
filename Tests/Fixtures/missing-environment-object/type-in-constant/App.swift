// A8: the type of an object may be told by a constant: whose name it is tells nothing of what is read.
import Observation
import SwiftUI

@Observable final class Store { var count = 0 }

@Observable final class Model {
  static let storeType = Store.self
  var count = 0
}

enum Types {
  static let store = Store.self
}

struct Page: View {
  @Environment(Model.storeType) private var store
  var body: some View { Text("\(store.count)") }
}

struct Other: View {
  @Environment(Types.store) private var store
  var body: some View { Text("\(store.count)") }
}

struct Home: View {
  @State private var model = Model()
  var body: some View {
    VStack {
      Page().environment(Store()).environment(model)
      Page().environment(model)
      Other().environment(Store()).environment(model)
      Other().environment(model)
    }
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup { Home() }  // want missing-environment-object(Store)
  }
}
