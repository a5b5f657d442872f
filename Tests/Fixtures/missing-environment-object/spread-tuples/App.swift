// A7: the elements of one of several tuples belong together.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Paged: View {
  let pages: [(isLast: Bool, view: AnyView)] = [
    (false, AnyView(CartView().environmentObject(Cart()))), (true, AnyView(Text("last"))),
  ]
  var body: some View {
    ForEach(Array(pages.enumerated()), id: \.offset) { _, page in page.view }
  }
}

struct Listed: View {
  let views: [AnyView]
  var body: some View {
    ForEach(Array(views.enumerated()), id: \.offset) { index, view in view.tag(index) }
  }
}

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup { Paged() }
    WindowGroup(id: "1") { Listed(views: [AnyView(Text("a")), AnyView(CartView())]).environmentObject(Cart()) }
    WindowGroup(id: "2") { Listed(views: [AnyView(Text("a")), AnyView(CartView())]) }  // want missing-environment-object(Cart)
    WindowGroup(id: "3") { Listed(views: [AnyView(Text("a")), AnyView(Text("b"))]) }
  }
}
