// A3: a property has one value while a view builds its body: what it decides at two places does not contradict itself.
// Two properties may differ.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct One: View {
  @State var isOn = false
  var body: some View {
    if isOn { inner.environmentObject(Cart()) } else { inner }
  }
  @ViewBuilder var inner: some View {
    if isOn { Leaf() } else { Text("") }
  }
}

struct Two: View {
  @State var isOn = false
  @State var isShown = false
  var body: some View {
    if isOn { inner.environmentObject(Cart()) } else { inner }
  }
  @ViewBuilder var inner: some View {
    if isShown { Leaf() } else { Text("") }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack { // want missing-environment-object(Cart)
        One()
        Two()
      }
    }
  }
}
