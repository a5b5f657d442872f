// Design §3: the configuration teaches what modifiers from outside the project write and present.
import Floating
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }
final class Theme: ObservableObject { @Published var tint = "red" }
final class Cart: ObservableObject { @Published var count = 0 }

struct Profile: View {
  @EnvironmentObject var session: Session
  @EnvironmentObject var theme: Theme
  var body: some View { Text(session.user + theme.tint) }
}

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ContentView: View {
  @State private var shown = false

  var body: some View {
    VStack {
      Profile()
      CartBadge()
    }
    .partialSheet(isPresented: $shown) {
      Profile()
    }
    .withAppDependencies()
  }
}

struct Windows: View {
  @State private var shown = false

  var body: some View {
    Text("windows")
      .floatingWindow(isPresented: $shown) { // want missing-environment-object(Theme) missing-environment-object(Session)
        Profile()
      }
      .withAppDependencies()
      .floatingWindow(isPresented: $shown) {
        Profile().withAppDependencies()
      }
  }
}

@main
struct FloatApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView() // want missing-environment-object(Cart)
      Windows()
    }
  }
}
