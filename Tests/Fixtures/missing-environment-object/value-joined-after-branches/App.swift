// Design §4: after branches a local has the values that the branches give it, and the one before only where
// no branch replaces it; clauses of '#if' give it one value on each platform.
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

struct Panel: View {
  let cart: Cart
  @State private var page = 0

  var body: some View {
    replaced()
    left()
    chosen()
    tried()
    built()
  }

  private func replaced() -> AnyView {
    var view = AnyView(Badge())
    if page == 0 {
      view = AnyView(view.environmentObject(cart))
    } else {
      view = AnyView(Text("none"))
    }
    return view
  }

  private func left() -> AnyView {
    var view = AnyView(Text("none"))
    if page == 0 {
      view = AnyView(Badge())
      return AnyView(view.environmentObject(cart))
    }
    return view
  }

  private func chosen() -> AnyView {
    let view: AnyView
    switch page {
    case 0: view = AnyView(ClockFace())
    case 1: view = AnyView(Badge().environmentObject(cart))
    default: view = AnyView(Text("none"))
    }
    return view
  }

  private func tried() -> AnyView {
    var view = AnyView(Badge())
    do {
      try prepare()
      view = AnyView(Swatch())
    } catch {
      view = AnyView(Text("none"))
    }
    return view
  }

  private func prepare() throws {}

  private func built() -> AnyView {
    var view = AnyView(Badge())
    #if os(macOS)
      view = AnyView(view.environmentObject(cart))
    #else
      view = AnyView(Text("none"))
    #endif
    return view
  }
}

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()
  var body: some Scene {
    WindowGroup {
      Panel(cart: cart) // want missing-environment-object(Clock) missing-environment-object(Theme)
    }
  }
}
