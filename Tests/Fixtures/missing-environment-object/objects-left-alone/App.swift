// What an object was made with stands there where no code gives it anything else, and the run says what its flags are.
import SwiftUI

@main
struct ShopApp: App {
  init() { Switched.model.open() }

  var body: some Scene {
    WindowGroup {
      Kept()  // want missing-environment-object(Cart)
      Switched()  // want missing-environment-object(Theme)
      Toggled()  // want missing-environment-object(Style)
      Untouched()
      Filled()  // want missing-environment-object(Color)
    }
  }
}

final class Cart: ObservableObject {}
final class Theme: ObservableObject {}
final class Style: ObservableObject {}
final class Color: ObservableObject {}

final class Holder {
  var content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }
}

struct Kept: View {
  let holder = Holder(Basket())

  var body: some View { holder.content }
}

struct Basket: View {
  @EnvironmentObject var cart: Cart

  var body: some View { Text("\(ObjectIdentifier(cart))") }
}

final class Model {
  var isOpen: Bool
  var isLarge = false
  var isRound: Bool

  init(isOpen: Bool, isRound: Bool) {
    self.isOpen = isOpen
    self.isRound = isRound
  }

  func open() { isOpen = true }

  func grow() { isLarge.toggle() }
}

struct Switched: View {
  static let model = Model(isOpen: false, isRound: false)
  let model = Model(isOpen: false, isRound: false)

  var body: some View {
    if model.isOpen { Painted() }
  }
}

struct Painted: View {
  @EnvironmentObject var theme: Theme

  var body: some View { Text("\(ObjectIdentifier(theme))") }
}

struct Toggled: View {
  let model = Model(isOpen: true, isRound: true)

  var body: some View {
    Button("Grow") { model.grow() }
    if model.isLarge { Styled() }
  }
}

struct Styled: View {
  @EnvironmentObject var style: Style

  var body: some View { Text("\(ObjectIdentifier(style))") }
}

struct Untouched: View {
  let model = Model(isOpen: true, isRound: false)

  var body: some View {
    if model.isRound { Basket() }
  }
}

enum Destination { case palette }

@Observable final class Router {
  var destination: Destination?

  init(destination: Destination?) { self.destination = destination }

  func show() { destination = .palette }
}

struct Filled: View {
  let router = Router(destination: nil)

  var body: some View {
    Button("Show") { router.show() }
    if router.destination == .palette { Palette() }
  }
}

struct Palette: View {
  @EnvironmentObject var color: Color

  var body: some View { Text("\(ObjectIdentifier(color))") }
}
