// §0.2: a helper that asks a flag again and hands the view to a closure that injects does so where the flag holds, also where
// nothing else of the project writes an object in a branch.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var time = 0 }

struct CartBadge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart.count)") } }

struct ClockFace: View { @EnvironmentObject var clock: Clock; var body: some View { Text("\(clock.time)") } }

extension View {
  @ViewBuilder func when<Content: View>(_ condition: Bool, _ change: (Self) -> Content) -> some View {
    if condition { change(self) } else { self }
  }
}

struct Home: View {
  @StateObject private var cart = Cart()
  @State private var isOpen = false
  @State private var isLate = false

  var body: some View {
    VStack {
      Group { if isOpen { CartBadge() } }.when(isOpen) { $0.environmentObject(cart) }
      Group { if isOpen { ClockFace() } }.when(isLate) { $0.environmentObject(Clock()) }
    }
  }
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Home() } // want missing-environment-object(Clock)
  }
}
