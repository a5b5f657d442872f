// A6, A7: what a call leaves in a variable that it is given through `&` the caller goes on with.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Badge: View {
  var hasCart = false
  var body: some View {
    if hasCart { CartView() }
  }
  func with(_ change: (inout Badge) -> Void) -> Badge {
    var copy = self
    change(&copy)
    return copy
  }
}

func decorate(_ view: inout AnyView) { view = AnyView(view.padding()) }

@MainActor func inject(_ view: inout AnyView) { view = AnyView(view.environmentObject(Cart())) }

struct Decorated: View {
  let isInjected: Bool
  var view: AnyView {
    var view = AnyView(CartView())
    decorate(&view)
    if isInjected { inject(&view) }
    return view
  }
  var body: some View { view }
}

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup { Badge().with { $0.hasCart = true }.environmentObject(Cart()) }
    WindowGroup(id: "1") { Badge().with { $0.hasCart = true } }  // want missing-environment-object(Cart)
    WindowGroup(id: "2") { Badge().with { $0.hasCart = false } }
    WindowGroup(id: "3") { Decorated(isInjected: true) }
    WindowGroup(id: "4") { Decorated(isInjected: false) }  // want missing-environment-object(Cart)
  }
}
