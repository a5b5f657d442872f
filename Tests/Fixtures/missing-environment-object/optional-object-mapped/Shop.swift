// A9: what an optional object is mapped to is only there where the object is.
import Observation
import SwiftUI

@Observable final class Store { var count = 0 }
@Observable final class Theme { var size = 0 }

struct StoreLabel: View {
  @Environment(Store.self) private var store
  var body: some View { Text("\(store.count)") }
}

struct ThemeLabel: View {
  @Environment(Theme.self) private var theme
  var body: some View { Text("\(theme.size)") }
}

struct Guarded: View {
  @Environment(Store.self) private var store: Store?
  var body: some View { store.map { _ in StoreLabel() } }
}

struct Wrong: View {
  @Environment(Store.self) private var store: Store?
  var body: some View { store.map { _ in ThemeLabel() } }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Without") {
      Guarded()
      Wrong()
    }
    WindowGroup("With") {
      Guarded().environment(Store())
      Wrong().environment(Store())  // want missing-environment-object(Theme)
    }
  }
}
