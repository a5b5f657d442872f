// A3: a parameter has one value while its function runs, whatever the caller gives: what it, or a member of it, decides at two
// places does not contradict itself. Two parameters may differ.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Lost: ObservableObject { @Published var count = 0 }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct LostLeaf: View {
  @EnvironmentObject var lost: Lost
  var body: some View { Text("\(lost.count)") }
}

extension View {
  @ViewBuilder func given(_ isOn: Bool, _ cart: Cart) -> some View {
    if isOn { environmentObject(cart) } else { self }
  }
  @ViewBuilder func outer(_ isOn: Bool) -> some View {
    if isOn { inner(isOn).environmentObject(Cart()) } else { inner(isOn) }
  }
  @ViewBuilder func inner(_ isOn: Bool) -> some View {
    if isOn { overlay(CartLeaf()) } else { self }
  }
}

@ViewBuilder func page(_ isOn: Bool) -> some View {
  VStack { if isOn { CartLeaf() } }.given(isOn, Cart())
  if isOn {
    if !isOn { LostLeaf() }
  }
}

func changed(_ isOn: Bool) -> some View {
  var isShown = false
  if isOn { isShown = true }
  return VStack { if isShown { CartLeaf() } }.given(isOn, Cart())
}

enum Pages {
  static func page(_ isOn: Bool) -> some View {
    let isShown = isOn
    return VStack { if isShown { CartLeaf() } }.given(isOn, Cart())
  }
}

enum Kind { case cart, other }

@ViewBuilder func page(of kind: Kind) -> some View {
  if kind == .cart { row(of: kind).environmentObject(Cart()) } else { row(of: kind) }
}

@ViewBuilder func row(of kind: Kind) -> some View {
  switch kind {
  case .cart: CartLeaf()
  case .other: Text("")
  }
}

func both(_ isGiven: Bool, _ isShown: Bool) -> some View {
  VStack { if isShown { CartLeaf() } }.given(isGiven, Cart())
}

@ViewBuilder func wrong(_ isOn: Bool, _ isOpen: Bool) -> some View {
  if isOn { leaf(isOpen).environmentObject(Lost()) } else { leaf(isOpen) }
}

@ViewBuilder func leaf(_ isOpen: Bool) -> some View { if isOpen { LostLeaf() } }

@ViewBuilder func opposite(_ isOn: Bool) -> some View {
  if isOn { leaf(!isOn).environmentObject(Lost()) } else { leaf(!isOn) }
}

struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isPressed {
      label(configuration).environmentObject(Cart())
    } else {
      label(configuration)
    }
  }
  @ViewBuilder func label(_ configuration: Configuration) -> some View {
    if configuration.isPressed { CartLeaf() } else { configuration.label }
  }
}

struct Released: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isPressed {
      label(configuration).environmentObject(Lost())
    } else {
      label(configuration)
    }
  }
  @ViewBuilder func label(_ configuration: Configuration) -> some View {
    if configuration.isPressed { configuration.label } else { LostLeaf() }
  }
}

struct Right: View {
  @State var isOn = false
  @State var kind = Kind.cart
  var body: some View {
    page(isOn)
    changed(isOn)
    Pages.page(isOn)
    page(of: kind)
    both(isOn, isOn)
    Text("").outer(isOn)
    Button("press") {
      isOn.toggle()
      kind = .other
    }
    .buttonStyle(Pressed())
  }
}

struct Wrong: View {
  @State var isOn = false
  @State var isOpen = false
  var body: some View {
    wrong(isOn, isOpen)
    Button("press") { isOn.toggle() }
    Button("open") { isOpen.toggle() }
  }
}

struct Opposite: View {
  @State var isOn = false
  var body: some View {
    opposite(isOn)
    Button("press") { isOn.toggle() }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup("Right") { Right() }
    WindowGroup("Wrong") { Wrong() }  // want missing-environment-object(Lost)
    WindowGroup("Opposite") { Opposite() }  // want missing-environment-object(Lost)
    WindowGroup("Released") {
      Button("release") {}.buttonStyle(Released())  // want missing-environment-object(Lost)
    }
  }
}
