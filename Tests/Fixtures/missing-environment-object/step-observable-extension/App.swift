// A1: the macro makes a class observable: what the project adds to `Observable` its objects have.
import SwiftUI

@Observable final class Store { var count = 0 }
@Observable final class Other { var count = 0 }

extension Observable where Self: AnyObject {
  @MainActor func provide<Content: View>(@ViewBuilder to content: () -> Content) -> some View {
    content().environment(self)
  }
}

struct Leaf: View {
  @Environment(Store.self) var store
  var body: some View { Text("\(store.count)") }
}

struct Stray: View {
  @Environment(Other.self) var other
  var body: some View { Text("\(other.count)") }
}

struct Content: View {
  @State private var store = Store()
  var body: some View {
    store.provide {
      Leaf()
      Stray()
    }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Content() // want missing-environment-object(Other)
    }
  }
}
