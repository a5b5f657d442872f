// Design §4: what the standard library makes of lists and dictionaries that stand in the sources is told.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }
final class Theme: ObservableObject { @Published var count = 0 }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct ThemeLeaf: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("\(theme.count)") }
}

struct Wrap: Hashable, Comparable, Codable {
  var id = 0
  func around(_ view: some View) -> some View { view.padding() }
  static func < (left: Wrap, right: Wrap) -> Bool { left.id < right.id }
}

struct Outer { let inner = Inner() }
struct Inner { let wrap = Wrap() }

func counted(_ wrap: inout Wrap) -> Wrap {
  wrap.id += 1
  return wrap
}

func made() -> Wrap {
  var wrap = Wrap()
  return counted(&wrap)
}

struct Places: View {
  let isWide = Bool.random()
  let maybe: [String: AnyView?] = ["cart": nil]
  let pages: [String: AnyView] = ["cart": AnyView(CartLeaf()), "text": AnyView(Text("text"))]
  var body: some View {
    VStack {
      pages["text", default: AnyView(ThemeLeaf())]
      pages[isWide ? "text" : "none"]
      maybe["cart", default: AnyView(ThemeLeaf())]
    }
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup { Places() }
    WindowGroup("slice") { [Wrap(), Wrap()][1...].first!.around(CartLeaf()) }  // want missing-environment-object(Cart)
    WindowGroup("sequence") { AnySequence([Wrap()]).first { _ in true }!.around(CartLeaf()) }  // want missing-environment-object(Cart)
    WindowGroup("set") { Set([Wrap()]).first!.around(CartLeaf()) }  // want missing-environment-object(Cart)
    WindowGroup("joined") { Array([[Wrap()]].joined())[0].around(CartLeaf()) }  // want missing-environment-object(Cart)
    WindowGroup("repeating") { Array(repeating: Wrap(), count: 2)[1].around(CartLeaf()) }  // want missing-environment-object(Cart)
    WindowGroup("pairs") { Array(["a": Wrap()])[0].value.around(CartLeaf()) }  // want missing-environment-object(Cart)
    WindowGroup("sorted") { ["a": Wrap()].sorted { $0.key < $1.key }[0].value.around(CartLeaf()) }  // want missing-environment-object(Cart)
    WindowGroup("filtered") { ["a": Wrap()].filter { $0.key == "a" }.first!.value.around(CartLeaf()) }  // want missing-environment-object(Cart)
    WindowGroup("compact") { ["a": 1].compactMapValues { Wrap(id: $0) }["a"]!.around(CartLeaf()) }  // want missing-environment-object(Cart)
    WindowGroup("path") { Outer()[keyPath: (\Outer.inner).appending(path: \.wrap)].around(CartLeaf()) }  // want missing-environment-object(Cart)
    WindowGroup("counted") { made().around(CartLeaf()) }  // want missing-environment-object(Cart)
    WindowGroup("next") { sequence(first: Wrap()) { _ in nil }.first { _ in true }!.around(CartLeaf()) }  // want missing-environment-object(Cart)
    WindowGroup("decoded") { (try! JSONDecoder().decode([Wrap].self, from: Data()))[0].around(CartLeaf()) }  // want missing-environment-object(Cart)
    WindowGroup("healthy") {
      VStack {
        Set([Wrap()]).first!.around(CartLeaf())
        [Wrap(), Wrap()][..<1].first!.around(CartLeaf())
      }
      .environmentObject(Cart())
    }
  }
}
