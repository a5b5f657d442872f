// Two types named `Store` in different scopes; each view means the nearest.
import SwiftUI

enum Left {
  final class Store: ObservableObject { @Published var n = 1 }

  struct Pane: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("\(store.n)") }
  }

  static func make() -> some View { Pane().environmentObject(Store()) }
}

enum Right {
  final class Store: ObservableObject { @Published var n = 2 }

  struct Pane: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("\(store.n)") }
  }

  static func make() -> some View { Pane().environmentObject(Left.Store()) }
}

struct Split: View {
  var body: some View {
    HStack {
      Left.make()
      Right.make()
    }
  }
}

@main
struct SplitApp: App {
  var body: some Scene {
    WindowGroup {
      Split()
      Right.Pane().environmentObject(Right.Store())
    }
  }
}
