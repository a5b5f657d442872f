// C4: what a set of options that is written where a view is made says of one of them is not told: the branch is undecided.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Reader: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Parts: OptionSet {
  let rawValue: Int
  static let cart = Parts(rawValue: 1)
  static let text = Parts(rawValue: 2)
}

struct Page: View {
  let parts: Parts
  var body: some View {
    if parts.contains(.cart) { Reader() }
    if parts.contains(.text) { Text("text") }
  }
}

struct Framed: View {
  let edges: Edge.Set
  var body: some View { if edges.contains(.top) { Reader() } else { Text("bare") } }
}

struct Chosen: View {
  @State private var parts = Parts.cart
  var body: some View {
    Group { if parts.contains(.cart) { Reader() } }
      .onTapGesture { parts = [.text] }
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      Page(parts: [.text])
      Page(parts: [.cart, .text]).environmentObject(Cart())
      Framed(edges: [.bottom])
      Framed(edges: [.top]).environmentObject(Cart())
      Chosen()  // want missing-environment-object(Cart)
    }
  }
}
