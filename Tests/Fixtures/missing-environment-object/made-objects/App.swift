// ROW: A2. What an object says to the code that makes and changes it that code has decided, not the run; what it was made with may
// differ from run to run.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject {
  @Published var hours = 0
  @Published var isNight = false
}

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ClockView: View {
  @EnvironmentObject var clock: Clock
  var body: some View { Text("\(clock.hours)") }
}

final class Counter {
  var count = 0
  let limit = 3

  init() {}

  init(count: Int) { self.count = count }

  var isNone: Bool { count == 0 }

  func next() -> Int {
    count += 1
    return count
  }

  func reset() { count = 0 }

  func isBelow(_ other: Int) -> Bool { other > limit }
}

func raise(_ counter: Counter) { counter.count += 1 }

struct Healthy: View {
  var body: some View {
    if isAssigned() { CartView() }
    if isShared() { CartView() }
    if isNext() { CartView() }
    if isReplaced() { CartView() }
    if isReset() { CartView() }
    if isGiven() { CartView() }
    if isAsked() { CartView() }
    if Counter().count == 1 { CartView() }
  }

  func isAssigned() -> Bool {
    let counter = Counter()
    counter.count = 5
    return counter.count == 0
  }

  func isShared() -> Bool {
    let first = Counter()
    let second = first
    second.count += 1
    return first.count == 0
  }

  func isNext() -> Bool {
    let counter = Counter()
    let first = counter.next()
    let second = counter.next()
    return first == second
  }

  func isReplaced() -> Bool {
    let counter = Counter(count: 5)
    counter.count = 6
    return counter.count == 5
  }

  func isReset() -> Bool {
    let counter = Counter(count: 5)
    counter.reset()
    return counter.count == 5
  }

  func isGiven() -> Bool {
    let counter = Counter(count: 5)
    raise(counter)
    return counter.count == 5
  }

  func isAsked() -> Bool {
    let counter = Counter()
    counter.count = 3
    return counter.isNone
  }
}

struct Given: View {
  @StateObject private var clock = Clock()
  var body: some View {
    if isGiven() { ClockView() }
    Button("On") { clock.hours += 1 }
  }

  func isGiven() -> Bool {
    let counter = Counter(count: clock.hours)
    return counter.count == 3
  }
}

struct Asked: View {
  @StateObject private var clock = Clock()
  var body: some View {
    if isBelow() { ClockView() }
    Button("On") { clock.hours += 1 }
  }

  func isBelow() -> Bool {
    let counter = Counter()
    return counter.isBelow(clock.hours)
  }
}

struct Held: View {
  @StateObject private var clock = Clock()
  var body: some View {
    if clock.isNight { ClockView() }
    Button("On") { clock.isNight.toggle() }
  }
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Healthy") { Healthy() }
    WindowGroup("Given") { Given() }  // want missing-environment-object(Clock)
    WindowGroup("Asked") { Asked() }  // want missing-environment-object(Clock)
    WindowGroup("Held") { Held() }  // want missing-environment-object(Clock)
  }
}
