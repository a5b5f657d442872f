// A6: what an operator or a getter of the project changes is left open; what `zip` pairs stays paired.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Box {
  var view = AnyView(CartView())
  var next: Int {
    mutating get {
      view = AnyView(Text("next"))
      return 1
    }
  }
  var title: String { "box" }
  static func += (box: inout Box, view: AnyView) { box.view = view }
  static func + (box: Box, view: AnyView) -> Box { box }
}

struct Shelf: View {
  let change: Int
  func made() -> AnyView {
    var box = Box()
    switch change {
    case 1: box += AnyView(Text("other"))
    case 2: _ = box.next
    case 3: _ = box + AnyView(Text("other"))
    default: _ = box.title
    }
    return box.view
  }
  var body: some View { made() }
}

struct Rows: View {
  let flags: [Bool]
  var body: some View {
    let views = [AnyView(CartView()), AnyView(Text("x"))]
    let rows = zip(views, flags).map { view, isGiven in
      isGiven ? AnyView(view.environmentObject(Cart())) : view
    }
    return VStack {
      rows[0]
      rows[1]
    }
  }
}

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup { Shelf(change: 1) }
    WindowGroup(id: "1") { Shelf(change: 2) }
    WindowGroup(id: "2") { Shelf(change: 3) }  // want missing-environment-object(Cart)
    WindowGroup(id: "3") { Shelf(change: 4) }  // want missing-environment-object(Cart)
    WindowGroup(id: "4") { Rows(flags: [true, false]) }
    WindowGroup(id: "5") { Rows(flags: [false, true]) }  // want missing-environment-object(Cart)
  }
}
