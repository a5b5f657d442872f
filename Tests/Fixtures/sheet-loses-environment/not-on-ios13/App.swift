// C1: silent where iOS 13 does not go: behind an availability check, in a declaration for later systems, on another
// platform. What is missing outside the sheet as well is missing; a popover inherits (C2).
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var hour = 0 }

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ClockBadge: View {
  @EnvironmentObject var clock: Clock
  var body: some View { Text("\(clock.hour)") }
}

struct ContentView: View {
  @State private var shown = false

  var body: some View {
    VStack {
      if #available(iOS 14, *) {
        Text("Later").sheet(isPresented: $shown) { CartBadge() }
      }
      Later()
      #if os(macOS)
        Text("Mac").sheet(isPresented: $shown) { CartBadge() }
      #endif
      Text("Clock").sheet(isPresented: $shown) { ClockBadge() }
      Text("Popover").popover(isPresented: $shown) { CartBadge() }
      Text("Sheet").sheet(isPresented: $shown) { Nested() } // want sheet-loses-environment(Cart)
    }
  }
}

@available(iOS 14, macOS 11, *)
struct Later: View {
  @State private var shown = false

  var body: some View {
    Text("Later").sheet(isPresented: $shown) { CartBadge() }
  }
}

struct Nested: View {
  @State private var shown = false

  var body: some View {
    CartBadge()
      .sheet(isPresented: $shown) { CartBadge() } // want sheet-loses-environment(Cart)
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let cart = Cart()

  func makeRoot() -> UIViewController {
    UIHostingController(rootView: ContentView().environmentObject(cart)) // want missing-environment-object(Clock)
  }
}
