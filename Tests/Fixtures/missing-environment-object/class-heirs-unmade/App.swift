// A class that no code makes overrides nothing, and of an object that is made where it is given the class is known.
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Shop(model: Model())
      Library(model: Stock())
      Store(isLarge: Bool.random())  // want missing-environment-object(Style)
    }
  }
}

final class Cart: ObservableObject {}
final class Theme: ObservableObject {}
final class Style: ObservableObject {}

class Model: ObservableObject {
  var isDemo: Bool { false }
}

final class DemoModel: Model {
  override var isDemo: Bool { true }
}

class Stock: ObservableObject {
  var isLarge: Bool { false }
}

final class LargeStock: Stock {
  override var isLarge: Bool { true }
}

struct Shop: View {
  @ObservedObject var model: Model

  var body: some View {
    if model.isDemo { Basket() } else { Text("a") }
  }
}

struct Store: View {
  let isLarge: Bool

  var body: some View {
    Shelf(model: isLarge ? LargeStock() : Stock())
  }
}

struct Shelf: View {
  @ObservedObject var model: Stock

  var body: some View {
    if model.isLarge { Styled() } else { Text("a") }
  }
}

struct Library: View {
  @ObservedObject var model: Stock

  var body: some View {
    if model.isLarge { Painted() } else { Text("a") }
  }
}

struct Styled: View {
  @EnvironmentObject var style: Style

  var body: some View { Text("\(ObjectIdentifier(style))") }
}

struct Basket: View {
  @EnvironmentObject var cart: Cart

  var body: some View { Text("\(ObjectIdentifier(cart))") }
}

struct Painted: View {
  @EnvironmentObject var theme: Theme

  var body: some View { Text("\(ObjectIdentifier(theme))") }
}
