// ROW: A2. What a variable is worth because of a condition is not asked together with that condition as if both were independent;
// alone, and with others, it is a value of the run.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var hours = 0 }

final class Model: ObservableObject {
  @Published var isNew = false
  @Published var isHot = false
  @Published var items: [Int] = []
}

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ClockView: View {
  @EnvironmentObject var clock: Clock
  var body: some View { Text("\(clock.hours)") }
}

struct Healthy: View {
  @ObservedObject var model: Model
  var body: some View {
    if isBoth() { CartView() }
    if isListed() { CartView() }
    if isNested() { CartView() }
    if isBehind() { CartView() }
    if isSelected() { CartView() }
    if isNamed() { CartView() }
    if isClosure() { CartView() }
    if isKept() { CartView() }
  }

  func isBoth() -> Bool {
    var kind = 1
    if model.isNew { kind = 2 }
    return kind == 2 && !model.isNew
  }

  func isListed() -> Bool {
    var kind = 1
    if model.isNew { kind = 2 }
    if kind == 2, !model.isNew { return true }
    return false
  }

  func isNested() -> Bool {
    var isOn = false
    if model.isNew { isOn = true }
    if isOn { return !model.isNew }
    return false
  }

  func isBehind() -> Bool {
    var isOn = false
    if model.isNew { isOn = true }
    if model.isNew { return false }
    return isOn
  }

  func isSelected() -> Bool {
    var kind = 1
    if model.isNew { kind = 2 }
    switch kind {
    case 2: return !model.isNew
    default: return false
    }
  }

  func isNamed() -> Bool {
    var kind = 1
    if model.isNew { kind = 2 }
    let isSecond = kind == 2
    return isSecond && !model.isNew
  }

  func isClosure() -> Bool {
    var isOn = false
    let ask = { isOn }
    if model.isNew { isOn = true }
    return ask() && !model.isNew
  }

  func isKept() -> Bool {
    var isBad = false
    for _ in model.items { isBad = false }
    return isBad
  }
}

struct Alone: View {
  @ObservedObject var model: Model
  var body: some View {
    if isSecond() { ClockView() }
  }

  func isSecond() -> Bool {
    var kind = 1
    if model.isNew { kind = 2 }
    return kind == 2
  }
}

struct Other: View {
  @ObservedObject var model: Model
  @ObservedObject var second: Model
  var body: some View {
    if isSecond() { ClockView() }
  }

  func isSecond() -> Bool {
    var kind = 1
    if model.isNew { kind = 2 }
    return kind == 2 && !model.isHot && !second.isNew
  }
}

struct Looped: View {
  @ObservedObject var model: Model
  var body: some View {
    if isBad() { ClockView() }
  }

  func isBad() -> Bool {
    var isBad = false
    for item in model.items where item > 3 { isBad = true }
    return isBad
  }
}

@main struct ShopApp: App {
  @StateObject private var model = Model()
  @StateObject private var second = Model()
  var body: some Scene {
    WindowGroup("Healthy") {
      VStack {
        Healthy(model: model)
        Button("On") {
          model.isNew.toggle()
          model.isHot.toggle()
          second.isNew.toggle()
          model.items.append(4)
        }
      }
    }
    WindowGroup("Alone") { Alone(model: model) }  // want missing-environment-object(Clock)
    WindowGroup("Other") {
      Other(model: model, second: second)  // want missing-environment-object(Clock)
    }
    WindowGroup("Looped") { Looped(model: model) }  // want missing-environment-object(Clock)
  }
}
