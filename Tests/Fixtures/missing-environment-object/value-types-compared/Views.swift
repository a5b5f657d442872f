// Constants that never take a branch: whether a generic view has a header is told by its type.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Card<Header: View, Content: View>: View {
  let header: Header
  let content: Content
  init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
    self.header = header()
    self.content = content()
  }
  var body: some View {
    VStack {
      if Header.self != EmptyView.self { Leaf() }
      header
      content
    }
  }
}

extension Card where Header == EmptyView {
  init(@ViewBuilder content: () -> Content) {
    self.init(header: { EmptyView() }, content: content)
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Plain") { Card { Text("") } }
    WindowGroup("With") {
      Card { Text("") } content: { Text("") }.environmentObject(Cart())
    }
  }
}
