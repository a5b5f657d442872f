// Design §2: what a playground runs is no part of any app, and hides nothing there.
import SwiftUI

final class Store: ObservableObject { @Published var count = 0 }

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Reader() // want missing-environment-object(Store)
      Titled()
    }
  }
}

struct Reader: View {
  @EnvironmentObject private var store: Store
  var body: some View { Text("\(store.count)") }
}

struct Titled: View {
  var body: some View { Text("title") }
}
