// C16: a helper of scenes and one of views may share a name.
import SwiftUI

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

extension Scene { func commonSetup(_ c: Cart) -> some Scene { self.windowResizability(.contentSize).environmentObject(c) } }

extension View { func commonSetup(_ c: Cart) -> some View { self.padding().environmentObject(c) } }

@main struct A: App {
  @StateObject var cart = Cart()
  var body: some Scene {
    WindowGroup { Badge() }.commonSetup(cart)
    WindowGroup { Badge().commonSetup(cart) }
    #if os(macOS)
    Settings { Badge() }.commonSetup(cart)
    #endif
  } }
