// §4: what a helper is worth in the builds that have a type, it is not worth in the others, where the name means another module's.
import Kit
import SwiftUI

final class Store: ObservableObject { @Published var count = 0 }

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Root()  // want missing-environment-object(Store)
    }
  }
}

func wrapped() -> some View { Child().modifier(Injecting()) }

struct Root: View {
  var body: some View {
    VStack {
      wrapped().environmentObject(Store())
      #if !DEBUG
        wrapped()
      #endif
    }
  }
}

struct Child: View {
  @EnvironmentObject var store: Store
  var body: some View { Text("\(store.count)") }
}
