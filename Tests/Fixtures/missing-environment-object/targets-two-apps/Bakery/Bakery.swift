// Design §4: two apps of one project do not leak into each other, neither their types nor what they add to a
// view under the same name; a framework that both use is judged for each.
import CartKit
import SwiftUI

final class Session: ObservableObject { @Published var n = 0 }

extension View {
  func services() -> some View { environmentObject(Session()).environmentObject(Basket()) }
}

struct HomeScreen: View {
  @EnvironmentObject var session: Session
  var body: some View {
    VStack {
      Text("\(session.n)")
      BasketView()
    }
  }
}

@main
struct BakeryApp: App {
  var body: some Scene {
    WindowGroup { HomeScreen().services() }
  }
}
