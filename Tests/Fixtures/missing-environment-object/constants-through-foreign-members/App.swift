// Design, "what makes a step decided": a constant that goes through members from outside the project stays a
// constant, and what it decides is undecided. The same condition on a value of the run is taken both ways.
import SwiftUI

@main
struct ShopApp: App {
  @State private var level = 0.5

  var body: some Scene {
    WindowGroup {
      Fixed(kind: 1.25, tag: "plain")
      Running(kind: level) // want missing-environment-object(Clock)
    }
  }
}

final class Cart: ObservableObject { var count = 1 }

final class Clock: ObservableObject { var count = 1 }

struct Fixed: View {
  @EnvironmentObject var cart: Cart
  let kind: Double
  let tag: String

  var body: some View {
    VStack {
      if kind.rounded() == 3.5 {
        Text("\(cart.count)")
      }
      if tag.hasPrefix("x") {
        VStack { Text("\(cart.count)") }
      }
      if tag.isEmpty {
        Text("\(cart.count)")
      }
    }
  }
}

struct Running: View {
  @EnvironmentObject var clock: Clock
  let kind: Double

  var body: some View {
    VStack {
      if kind.rounded() == 3.5 {
        Text("\(clock.count)")
      }
    }
  }
}
