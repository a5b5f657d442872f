// A1: a branch of `? :` that is written as a member of the type of the other branch is of that type.
import SwiftUI

final class Cart: ObservableObject {}

final class Clock: ObservableObject {}

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(ObjectIdentifier(cart).hashValue)") }
}

struct ClockView: View {
  @EnvironmentObject var clock: Clock
  var body: some View { Text("\(ObjectIdentifier(clock).hashValue)") }
}

enum Route: View {
  case list
  case detail

  var body: some View {
    switch self {
    case .list: Text("list")
    case .detail: CartView()
    }
  }
}

enum Page: View {
  case first
  case second(Int)

  var body: some View {
    switch self {
    case .first: Text("first")
    case .second: ClockView()
    }
  }
}

func isOn() -> Bool { CommandLine.arguments.count > 1 }

struct Root: View {
  var body: some View {
    VStack {
      (isOn() ? Route.list : .detail)
      (isOn() ? .second(1) : Page.first)
    }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Root() // want missing-environment-object(Cart) missing-environment-object(Clock)
    }
  }
}
