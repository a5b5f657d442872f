// §4: where one of three flags is set, of which one is not, two are left: what holds without these holds nowhere there.
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

func panel() -> some View { leaf() }

struct Root: View {
  var body: some View {
    VStack {
      #if FIRST || SECOND || THIRD
        #if !FIRST
          panel()
        #endif
        panel()
      #endif
    }
  }
}

struct Child: View {
  @EnvironmentObject var store: Store
  var body: some View { Text("\(store.count)") }
}
