// A1: a class value of which the class is known has that class's override, whatever class it is seen as, and a method that it
// inherits calls it.
import SwiftUI

final class Cart: ObservableObject {}

final class Clock: ObservableObject {}

struct CartView: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(ObjectIdentifier(cart).hashValue)") }
}

struct ClockView: View {
  @EnvironmentObject var clock: Clock
  var body: some View { Text("\(ObjectIdentifier(clock).hashValue)") }
}

class Page {
  var title: AnyView { AnyView(CartView()) }
  func content() -> AnyView { AnyView(CartView()) }
  func framed() -> AnyView { AnyView(content().padding()) }
}

final class Special: Page {
  override var title: AnyView { AnyView(ClockView()) }
  override func content() -> AnyView { AnyView(ClockView()) }
}

struct Root: View {
  let page: Page

  var body: some View {
    page.content()
    page.framed()
    page.title
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Root(page: Special()) // want missing-environment-object(Clock)
    }
  }
}
