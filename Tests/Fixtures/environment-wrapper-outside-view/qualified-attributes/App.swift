// A16: attributes that name their module.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

@SwiftUI.MainActor struct V: SwiftUI.View {
  @SwiftUI.EnvironmentObject var cart: Cart
  @SwiftUI.Environment(\.locale) var locale // want unused-environment-wrapper(locale)
  var body: some SwiftUI.View { Text("\(cart.n)") } }

final class C {
  @SwiftUI.Environment(\.locale) var locale // want environment-wrapper-outside-view(locale)
}

@main struct A: SwiftUI.App {
  @StateObject var c = Cart()
  var body: some SwiftUI.Scene { WindowGroup { V().environmentObject(c) } } }
