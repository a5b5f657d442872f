// C5: a destination for values of a type is shown when such a value is pushed; of a type that nothing ever names to make one
// nothing is.
import SwiftUI

final class Store: ObservableObject { var n = 0 }

final class Theme: ObservableObject { var n = 0 }

struct Item: Hashable { let id: Int }

struct Page: Hashable { let id: Int }

struct StoreReader: View {
  @EnvironmentObject var store: Store
  var body: some View { Text("\(store.n)") }
}

struct ThemeReader: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("\(theme.n)") }
}

struct Home: View {
  var body: some View {
    NavigationStack {
      NavigationLink("a", value: Page(id: 1))
        .navigationDestination(for: Item.self) { _ in StoreReader() }
        .navigationDestination(for: Page.self) { _ in ThemeReader() }
    }
  }
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Home() } // want missing-environment-object(Theme)
  }
}
