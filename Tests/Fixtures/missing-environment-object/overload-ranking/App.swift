// Design §4: of overloads Swift takes the one that needs no other type of a literal and no optional, then the one that says more.
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

protocol Page {}
extension Int: Page {}

extension View {
  func whole(_ number: Double) -> some View { environmentObject(Cart()) }
  func whole(_ number: Int) -> some View { padding() }
  func fraction(_ number: Double) -> some View { environmentObject(Cart()) }
  func fraction(_ number: Int) -> some View { padding() }
  func text<Value: StringProtocol>(_ value: Value) -> some View { environmentObject(Cart()) }
  func text<Value>(_ value: Value) -> some View where Value: BinaryInteger { padding() }
  func page<Value>(_ value: Value) -> some View { environmentObject(Cart()) }
  func page<Value: Page>(_ value: Value) -> some View { padding() }
  func any<Value>(_ value: Value) -> some View { environmentObject(Cart()) }
  func any(_ value: String) -> some View { padding() }
  func optional(_ theme: Theme?) -> some View { environmentObject(Cart()) }
  func optional(_ theme: Theme) -> some View { padding() }
  func says(_ answer: () -> String) -> some View { environmentObject(Cart()) }
  func says(_ answer: () -> Bool) -> some View { padding() }
  func made() -> AnyView { AnyView(padding()) }
  func made() -> Int { 3 }
}

struct Numbers: View {
  var body: some View {
    VStack {
      CartLeaf().whole(3)
      CartLeaf().whole(3.5)
      CartLeaf().fraction(3)
      CartLeaf().fraction(2.5)
    }
  }
}

struct Pair: View {
  var view: AnyView

  static func + (left: Pair, right: Pair) -> Pair {
    Pair(view: AnyView(VStack { left; right }))
  }

  var body: some View { view }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup { Numbers() }  // want missing-environment-object(Cart)
    WindowGroup("whole") { CartLeaf().whole(3.5) }
    WindowGroup("text") { CartLeaf().text(3) }  // want missing-environment-object(Cart)
    WindowGroup("text of a text") { CartLeaf().text("3") }
    WindowGroup("page") { CartLeaf().page(3) }  // want missing-environment-object(Cart)
    WindowGroup("page of a text") { CartLeaf().page("3") }
    WindowGroup("any") { CartLeaf().any("3") }  // want missing-environment-object(Cart)
    WindowGroup("any number") { CartLeaf().any(3) }
    WindowGroup("optional") { CartLeaf().optional(Theme()) }  // want missing-environment-object(Cart)
    WindowGroup("nil") { CartLeaf().optional(nil) }
    WindowGroup("says") { CartLeaf().says { true } }  // want missing-environment-object(Cart)
    WindowGroup("says a text") { CartLeaf().says { "true" } }
    WindowGroup("made") { CartLeaf().made() as AnyView }  // want missing-environment-object(Cart)
    WindowGroup("pair") {
      Pair(view: AnyView(Text("a"))) + Pair(view: AnyView(ThemeLeaf()))  // want missing-environment-object(Theme)
    }
  }
}
