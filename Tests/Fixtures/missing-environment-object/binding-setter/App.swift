// A20: an object that only the setter of a binding reads is needed when a control writes the binding.
import SwiftUI

final class Cart: ObservableObject {
  @Published var isEmpty = false
}

final class Clock: ObservableObject {
  @Published var isRunning = false
}

struct CartSwitch: View {
  @EnvironmentObject var cart: Cart

  private var isEmpty: Binding<Bool> {
    Binding(get: { false }, set: { value in cart.isEmpty = value })
  }

  var body: some View { Toggle("Empty", isOn: isEmpty) }
}

struct ClockSwitch: View {
  @EnvironmentObject var clock: Clock

  var body: some View {
    Toggle("Running", isOn: .init(get: { false }, set: { _ in clock.isRunning.toggle() }))
  }
}

@main
struct Shop: App {
  @StateObject private var clock = Clock()

  var body: some Scene {
    WindowGroup {
      VStack { // want missing-environment-object(Cart)
        CartSwitch()
        ClockSwitch()
      }
      .environmentObject(clock)
    }
  }
}
