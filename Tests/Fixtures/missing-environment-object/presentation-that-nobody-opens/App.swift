// §4: what a presentation shows whose state begins closed, and that no code sets, nobody sees: the presentation itself only closes it.
// A link whose label can be tapped opens it, as does whoever is given the binding.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartView: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Item: Identifiable { var id = 0 }

struct Closed: View {
  @State private var isSheetShown = false
  @State private var shownItem: Item?
  @State private var isLinkActive = false
  @State private var isOtherLinkActive: Bool = false
  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: CartView(), isActive: $isLinkActive, label: {})
        NavigationLink(destination: CartView(), isActive: $isOtherLinkActive) { EmptyView() }
      }
      .sheet(isPresented: $isSheetShown) { CartView() }
      .sheet(item: $shownItem) { _ in CartView() }
    }
  }
}

struct Tapped: View {
  @State private var isTapped = false
  var body: some View {
    NavigationView {
      NavigationLink(destination: CartView(), isActive: $isTapped) { Text("cart") }
    }
  }
}

struct Assigned: View {
  @State private var isAssigned = false
  var body: some View {
    Button("cart") { isAssigned = true }
      .sheet(isPresented: $isAssigned) { CartView() }
  }
}

struct Toggled: View {
  @State private var isToggled = false
  var body: some View {
    Button("cart") { isToggled.toggle() }
      .sheet(isPresented: $isToggled) { CartView() }
  }
}

struct Opener: View {
  @Binding var isOpen: Bool
  var body: some View { Button("cart") { isOpen = true } }
}

struct Given: View {
  @State private var isGiven = false
  var body: some View {
    Opener(isOpen: $isGiven)
      .sheet(isPresented: $isGiven) { CartView() }
  }
}

struct Open: View {
  @State private var isShownAtOnce = true
  var body: some View {
    Text("cart").sheet(isPresented: $isShownAtOnce) { CartView() }
  }
}

struct FromOutside: View {
  @State var isShownByOthers = false
  var body: some View {
    Text("cart").sheet(isPresented: $isShownByOthers) { CartView() }
  }
}

struct ByInitialiser: View {
  @State private var isGivenFirst = false
  init(isOpen: Bool) { _isGivenFirst = State(initialValue: isOpen) }
  var body: some View {
    Text("cart").sheet(isPresented: $isGivenFirst) { CartView() }
  }
}

@main struct ExampleApp: App {
  var body: some Scene {
    WindowGroup { Closed() }
    WindowGroup(id: "tapped") { Tapped() }  // want missing-environment-object(Cart)
    WindowGroup(id: "assigned") { Assigned() }  // want missing-environment-object(Cart)
    WindowGroup(id: "toggled") { Toggled() }  // want missing-environment-object(Cart)
    WindowGroup(id: "given") { Given() }  // want missing-environment-object(Cart)
    WindowGroup(id: "open") { Open() }  // want missing-environment-object(Cart)
    WindowGroup(id: "others") { FromOutside(isShownByOthers: true) }  // want missing-environment-object(Cart)
    WindowGroup(id: "initialiser") { ByInitialiser(isOpen: true) }  // want missing-environment-object(Cart)
  }
}
