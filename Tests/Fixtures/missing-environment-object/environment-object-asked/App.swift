// A9: whether an optional object is in the environment also tells what is asked of it: a condition that cannot hold without
// the object holds only where it is.
import Observation
import SwiftUI

@Observable final class Store {
  var count = 0
  var isOpen = false
}

@Observable final class Lost { var count = 0 }

struct StoreLeaf: View {
  @Environment(Store.self) private var store
  var body: some View { Text("\(store.count)") }
}

struct LostLeaf: View {
  @Environment(Lost.self) private var lost
  var body: some View { Text("\(lost.count)") }
}

func isThere(_ store: Store?) -> Bool { store != nil }

struct ByFunction: View {
  @Environment(Store.self) private var store: Store?
  var body: some View { if isThere(store) { StoreLeaf() } else { Text("none") } }
}

struct ByMember: View {
  @Environment(Store.self) private var store: Store?
  var body: some View {
    if store?.isOpen == true { StoreLeaf() }
    if store?.isOpen ?? false { StoreLeaf() }
  }
}

struct ByValues: View {
  @Environment(\.self) private var values
  var body: some View { if values[Store.self] != nil { StoreLeaf() } else { Text("none") } }
}

struct Losing: View {
  @Environment(Store.self) private var store: Store?
  var body: some View {
    if store?.isOpen == true { LostLeaf() }
    if store?.count ?? 0 > 3 { LostLeaf() }
  }
}

struct Without: View {
  @Environment(Store.self) private var store: Store?
  var body: some View {
    if !(store?.isOpen ?? true) { StoreLeaf() }
    if store?.count ?? 0 > 3 { StoreLeaf() }
    if let count = store?.count { Text("\(count)"); StoreLeaf() }
  }
}

struct Home: View {
  var body: some View {
    VStack {
      ByFunction()
      ByMember()
      ByValues()
      Without()
      Losing()
    }
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup { Home() }
    WindowGroup("store") {
      Home().environment(Store())  // want missing-environment-object(Lost)
    }
  }
}
