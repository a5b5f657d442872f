// A1, design §4: a local variable that a closure, a local function, '&', a mutating method, a loop or 'reduce'
// may have changed is not decided from there on; one that is given its value later has only that value.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var hour = 0 }

final class Theme: ObservableObject { @Published var hue = 0 }

struct Badge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ClockFace: View {
  @EnvironmentObject var clock: Clock
  var body: some View { Text("\(clock.hour)") }
}

struct Swatch: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("\(theme.hue)") }
}

struct Wrapping {
  var wrap: (AnyView) -> AnyView = { $0 }
  mutating func provide(_ cart: Cart) { wrap = { AnyView($0.environmentObject(cart)) } }
}

struct Slot { var view = AnyView(Badge()) }

struct Holder { var slot = Slot() }

struct Panel: View {
  let cart: Cart
  let layers: [Cart]
  @State private var page = 0

  var body: some View {
    captured()
    local()
    given()
    mutated()
    part()
    element()
    looped()
    constant()
    layers.reduce(AnyView(Badge())) { view, cart in AnyView(view.environmentObject(cart)) }
    [cart].reduce(AnyView(Badge())) { AnyView($0.environmentObject($1)) }
    layers.reduce(into: AnyView(Badge())) { $0 = AnyView($0.environmentObject($1)) }
    [1, 2].reduce(AnyView(ClockFace())) { view, _ in AnyView(view.padding()) }
    chosen()
  }

  private func captured() -> AnyView {
    var view = AnyView(Badge())
    layers.forEach { view = AnyView(view.environmentObject($0)) }
    return view
  }

  private func local() -> AnyView {
    var view = AnyView(Badge())
    func provide() { view = AnyView(view.environmentObject(cart)) }
    provide()
    return view
  }

  private func provide(_ view: inout AnyView) { view = AnyView(view.environmentObject(cart)) }

  private func given() -> AnyView {
    var view = AnyView(Badge())
    provide(&view)
    return view
  }

  private func mutated() -> AnyView {
    var wrapping = Wrapping()
    wrapping.provide(cart)
    return wrapping.wrap(AnyView(Badge()))
  }

  private func part() -> AnyView {
    var holder = Holder()
    holder.slot.view = AnyView(Badge().environmentObject(cart))
    return holder.slot.view
  }

  private func element() -> AnyView {
    var views = [AnyView(Badge())]
    views[0] = AnyView(views[0].environmentObject(cart))
    return views[0]
  }

  private func looped() -> AnyView {
    var view = AnyView(Badge())
    for cart in layers { view = AnyView(view.environmentObject(cart)) }
    return view
  }

  private func constant() -> AnyView {
    var isReady = false
    let prepare = { isReady = true }
    prepare()
    return isReady ? AnyView(Badge().environmentObject(cart)) : AnyView(Badge())
  }

  private func chosen() -> AnyView {
    let view: AnyView
    switch page {
    case 0: view = AnyView(Swatch())
    default: view = AnyView(Text("none"))
    }
    return view
  }
}

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()
  var body: some Scene {
    WindowGroup {
      Panel(cart: cart, layers: [cart, cart]) // want missing-environment-object(Clock) missing-environment-object(Theme)
    }
  }
}
