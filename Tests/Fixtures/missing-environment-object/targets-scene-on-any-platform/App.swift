// Design §4: a program whose platforms are not told is built for some: what is missing on each of them is missing.
import SwiftUI

final class Store: ObservableObject { @Published var count = 0 }

final class Menu: ObservableObject { @Published var count = 0 }

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Reader() // want missing-environment-object(Store)
    }
    #if os(macOS)
    .keyboardShortcut("1")
    #endif
    #if os(macOS)
    MenuBarExtra("menu", systemImage: "star") {
      MenuView()
    }
    #endif
  }
}

struct Reader: View {
  @EnvironmentObject private var store: Store
  var body: some View { Text("\(store.count)") }
}

/// Of macOS it is not told whether the program is built for it.
struct MenuView: View {
  @EnvironmentObject private var menu: Menu
  var body: some View { Text("\(menu.count)") }
}
