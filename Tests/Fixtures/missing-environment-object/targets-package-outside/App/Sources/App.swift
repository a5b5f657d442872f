// §4: what a package keeps to itself is not seen from code outside its folder that does not import it, also where nothing tells
// which target that code is in.
import ShellKit
import SwiftUI

final class Store: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var store: Store

  var body: some View { Text("\(store.count)") }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack { // want missing-environment-object(Store) missing-environment-object(Tint)
        Leaf()
        ShellView()
      }
    }
  }
}
