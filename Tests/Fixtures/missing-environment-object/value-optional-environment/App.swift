// A9: an optional read says whether the object is there: what is built where it is finds it; what is built where it is not
// does not.
import SwiftUI

@Observable final class Store { var count = 0 }
@Observable final class Other { var count = 0 }

struct Leaf: View {
  @Environment(Store.self) var store
  var body: some View { Text("\(store.count)") }
}

struct Stray: View {
  @Environment(Other.self) var other
  var body: some View { Text("\(other.count)") }
}

struct Asking: View {
  @Environment(Store.self) private var store: Store?
  var body: some View {
    if store != nil { Leaf() }
    if let store { Leaf().id(store.count) }
    switch store {
    case .some: Leaf()
    case .none: Text("")
    }
    if isThere { Leaf() } else { Text("") }
    guarded
  }
  private var isThere: Bool { store != nil }
  private var guarded: some View {
    guard store != nil else { return AnyView(Text("")) }
    return AnyView(Leaf())
  }
}

struct Wrong: View {
  @Environment(Other.self) private var other: Other?
  var body: some View {
    if other == nil { Stray() }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack { // want missing-environment-object(Other)
        Asking()
        Asking().environment(Store())
        Wrong()
        Wrong().environment(Other())
      }
    }
  }
}
