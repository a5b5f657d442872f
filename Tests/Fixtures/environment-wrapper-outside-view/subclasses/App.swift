// A16: a class is never installed, whatever it inherits; an attribute may stand on a line of its
// own.
import SwiftUI

final class Cart: ObservableObject {}

final class VM: ObservableObject {
  @EnvironmentObject var cart: Cart // want environment-wrapper-outside-view(Cart)
  @Environment(\.locale) var locale // want environment-wrapper-outside-view(locale)
}

class Base: NSObject {}

final class Sub: Base {
  @Environment(\.colorScheme) // want environment-wrapper-outside-view(colorScheme)
  private var scheme
}
