// §4: what a branch that writes an object asks may be a computed property whose getter branches, calls a function or looks into a
// collection. A view below may ask the same property of the same object, what it was given of it, or what the getter asks.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartView: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

final class Model: ObservableObject {
  enum Phase { case off, on }
  @Published var phase = Phase.off
  @Published var isOpen = false
  @Published var user: String?
  var isReady: Bool {
    switch phase {
    case .on: true
    case .off: false
    }
  }
  var isAllowed: Bool {
    guard isOpen else { return false }
    return true
  }
  var isKnown: Bool { user.map { !$0.isEmpty } ?? false }
  var isFree: Bool { isUnlocked() }
  private func isUnlocked() -> Bool { isOpen }
  func go() {
    phase = .on
    phase = .off
    isOpen.toggle()
    user = "x"
    user = nil
  }
}

struct Ready: View {
  @EnvironmentObject private var model: Model
  var body: some View {
    if model.isReady { CartView() }
  }
}

struct OnPhase: View {
  @EnvironmentObject private var model: Model
  var body: some View {
    if model.phase == .on { CartView() }
  }
}

struct Given: View {
  let isAllowed: Bool
  var body: some View {
    if isAllowed { CartView() }
  }
}

struct Known: View {
  @EnvironmentObject private var model: Model
  var body: some View {
    if model.isKnown { CartView() }
  }
}

struct Open: View {
  @ObservedObject var model: Model
  var body: some View {
    if model.isOpen { CartView() }
  }
}

struct Page: View {
  @StateObject private var model = Model()
  @StateObject private var cart = Cart()
  var body: some View {
    VStack {
      Button("go") { model.go() }
      if model.isReady { Ready().environmentObject(cart) } else { Ready() }
      if model.isReady { OnPhase().environmentObject(cart) } else { OnPhase() }
      if model.isKnown { Known().environmentObject(cart) } else { Known() }
      if model.isAllowed {
        Given(isAllowed: model.isAllowed).environmentObject(cart)
      } else {
        Given(isAllowed: model.isAllowed)
      }
      if model.isFree { Open(model: model).environmentObject(cart) } else { Open(model: model) }
    }
    .environmentObject(model)
  }
}

struct Unasked: View {
  @StateObject private var model = Model()
  @StateObject private var cart = Cart()
  var body: some View {
    Button("go") { model.go() }
    if model.isReady {
      CartView().environmentObject(cart)
    } else {
      CartView()
    }
  }
}

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup { Page() }
    WindowGroup(id: "unasked") { Unasked() }  // want missing-environment-object(Cart)
  }
}
