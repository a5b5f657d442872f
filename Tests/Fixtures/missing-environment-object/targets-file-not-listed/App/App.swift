// Design §2: a file that a project does not list belongs to what stands around it; a test beside it is none of that.
import SwiftUI

final class Store: ObservableObject { @Published var name = "x" }

final class Theme: ObservableObject { @Published var name = "x" }

@main
struct Main: App {
  @StateObject private var store = Store()

  var body: some Scene {
    WindowGroup {
      Root() // want missing-environment-object(Theme)
        .environmentObject(store)
    }
  }
}

struct Root: View {
  var body: some View { Late() }
}
