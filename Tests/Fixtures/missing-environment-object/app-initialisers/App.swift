// Design §4: the system makes an app with the initialiser that it declares without arguments.
import SwiftUI

@main
struct ShopApp: App {
  private let root: AnyView
  private let isOpen: Bool
  private let isShut: Bool

  init() {
    root = AnyView(Badge())
    isOpen = true
    isShut = false
  }

  var body: some Scene {
    WindowGroup {
      VStack { // want missing-environment-object(Cart) missing-environment-object(Open)
        root
        if isOpen { Shows<Open>() }
        if isShut { Shows<Shut>() }
      }
    }
  }
}

final class Cart: ObservableObject { @Published var count = 0 }

struct Badge: View {
  @EnvironmentObject private var cart: Cart

  var body: some View { Text("\(cart.count)") }
}

class Base: ObservableObject { @Published var count = 0 }

final class Open: Base {}
final class Shut: Base {}

struct Shows<Object: Base>: View {
  @EnvironmentObject private var object: Object

  var body: some View { Text("\(object.count)") }
}
