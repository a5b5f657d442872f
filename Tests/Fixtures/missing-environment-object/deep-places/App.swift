// A7: what is assigned deep in a copy stands in it.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Panel: View {
  struct Style {
    var header: AnyView?
    var footer: AnyView?
  }
  private var style = Style()
  init() {}
  init(footer: AnyView) { style.footer = footer }
  func header<Header: View>(_ header: Header) -> Panel {
    var copy = self
    copy.style.header = AnyView(header)
    return copy
  }
  var body: some View {
    VStack {
      style.header
      style.footer
    }
  }
}

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup { Panel().header(CartView()).environmentObject(Cart()) }
    WindowGroup(id: "1") { Panel().header(CartView()) }  // want missing-environment-object(Cart)
    WindowGroup(id: "2") { Panel().header(Text("x")) }
    WindowGroup(id: "3") { Panel(footer: AnyView(CartView())) }  // want missing-environment-object(Cart)
  }
}
