// ROW: A2. A closure sees what a variable is worth when it runs, not when it is made, unless it has a copy; what a closure changes
// is not decided.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var hours = 0 }

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ClockView: View {
  @EnvironmentObject var clock: Clock
  var body: some View { Text("\(clock.hours)") }
}

struct Holder { let get: () -> Int }

func run(_ question: () -> Bool) -> Bool { question() }

struct Healthy: View {
  var body: some View {
    if isClosure() { CartView() }
    if isFunction() { CartView() }
    if isNested() { CartView() }
    if isHeld() { CartView() }
    if isCopied() { CartView() }
    if isGiven() { CartView() }
    if isReplaced() { CartView() }
    if isChangedInside() { CartView() }
    if isCounted() { CartView() }
  }

  func isClosure() -> Bool {
    var count = 0
    let get = { count }
    count += 1
    return get() == 0
  }

  func isFunction() -> Bool {
    var count = 0
    func get() -> Int { count }
    count += 1
    return get() == 0
  }

  func isNested() -> Bool {
    var count = 0
    let get = { count }
    let ask = { get() == 0 }
    count = 1
    return ask()
  }

  func isHeld() -> Bool {
    var count = 0
    let holder = Holder(get: { count })
    count = 1
    return holder.get() == 0
  }

  func isCopied() -> Bool {
    var count = 0
    let get = { [count] in count }
    count = 1
    return get() == 1
  }

  func isGiven() -> Bool {
    var isOn = true
    let ask = { isOn }
    isOn = false
    return run(ask)
  }

  func isReplaced() -> Bool {
    var count = 0
    var get: () -> Int = { 0 }
    get = { count }
    count = 2
    return get() == 0
  }

  func isChangedInside() -> Bool {
    var count = 1
    let add = { count += 1 }
    count = 0
    add()
    return count == 0
  }

  func isCounted() -> Bool {
    var count = 0
    let isNone = { count == 0 }
    for _ in 0..<3 { count += 1 }
    return isNone()
  }
}

struct Broken: View {
  var body: some View {
    if isClosure() { ClockView() }
  }

  func isClosure() -> Bool {
    var count = 0
    let get = { count }
    count += 1
    return get() == 1
  }
}

struct Copied: View {
  var body: some View {
    if isCopied() { ClockView() }
  }

  func isCopied() -> Bool {
    var count = 0
    let get = { [count] in count }
    count = 1
    return get() == 0
  }
}

struct Given: View {
  var body: some View {
    if isGiven() { ClockView() }
  }

  func isGiven() -> Bool {
    var isOn = false
    func ask() -> Bool { isOn }
    isOn = true
    return run(ask)
  }
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Healthy") { Healthy() }
    WindowGroup("Broken") { Broken() }  // want missing-environment-object(Clock)
    WindowGroup("Copied") { Copied() }  // want missing-environment-object(Clock)
    WindowGroup("Given") { Given() }  // want missing-environment-object(Clock)
  }
}
