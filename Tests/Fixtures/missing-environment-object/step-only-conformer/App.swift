// Design 4: the only conformer of a protocol is the one behind it.
import SwiftUI

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

protocol Factory { func make() -> AnyView }

struct Live: Factory { func make() -> AnyView { AnyView(Badge()) } }

struct Home: View { let f: Factory; var body: some View { f.make() } }

@main struct A: App {
  @StateObject var cart = Cart()
  var body: some Scene { WindowGroup { Home(f: Live()).environmentObject(cart) }
  WindowGroup {
    Home(f: Live()) // want missing-environment-object(Cart)
  } } }
