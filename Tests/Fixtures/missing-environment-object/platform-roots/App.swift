// Design §4: an App for each platform; each is a root where it exists.
import SwiftUI

final class Store: ObservableObject { @Published var count = 0 }

struct Home: View {
  @EnvironmentObject var store: Store
  var body: some View { Text("\(store.count)") }
}

#if os(macOS)
  @main
  struct MacApp: App {
    var body: some Scene {
      WindowGroup {
        Home() // want missing-environment-object(Store)
      }
    }
  }
#else
  @main
  struct PhoneApp: App {
    @StateObject private var store = Store()

    var body: some Scene {
      WindowGroup {
        Home().environmentObject(store)
      }
    }
  }
#endif
