// E8: what is given to an '@autoclosure @escaping' parameter runs when the function that keeps it likes; what another parameter
// is given runs before the call.
import SwiftUI

final class Store: ObservableObject {
  @Published var pages = 0
  @Published var taps = 0
  func push() { pages += 1 }
  func count() {
    taps += 1 // want state-write-during-update(taps)
  }
}

struct Paging: View {
  var routing: () -> Void
  var level = 0
  init(routing: @autoclosure @escaping () -> Void) { self.routing = routing }
  init(level: Void) { routing = {} }
  var body: some View { Button("x") { routing() } }
}

typealias Pages = Paging

struct Held {
  static func make(_ action: @escaping @autoclosure () -> Void) -> some View { Button("y", action: action) }
}

struct Home: View {
  @StateObject private var store = Store()
  var body: some View {
    VStack {
      Paging(routing: store.push())
      Pages(routing: { store.push() }())
      Paging.init(routing: store.push())
      Held.make(store.push())
      Paging(level: store.count())
    }
  }
}

@main struct ShopApp: App {
  var body: some Scene { WindowGroup { Home() } }
}
