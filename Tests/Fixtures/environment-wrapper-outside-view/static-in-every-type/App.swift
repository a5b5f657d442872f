// A16: actors, enums, static members and local variables are never filled.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

actor Act {
  @Environment(\.locale) var locale // want environment-wrapper-outside-view(locale)
}

enum E {
  @Environment(\.locale) static var locale // want environment-wrapper-outside-view(locale)
}

struct V: View {
  @EnvironmentObject static var cart: Cart // want environment-wrapper-outside-view(Cart)
  var body: some View { Text("\(Self.cart.n)") }
}

func f() {
  @Environment(\.locale) var locale // want environment-wrapper-outside-view(locale)
  print(locale)
}
