// The same names as in the other app, with fewer injections.
import CartKit
import SwiftUI

final class Session: ObservableObject { @Published var n = 0 }

extension View {
  func services() -> some View { environmentObject(Session()) }
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
struct FloristApp: App {
  var body: some Scene {
    WindowGroup {
      HomeScreen().services() // want missing-environment-object(Basket)
    }
  }
}
