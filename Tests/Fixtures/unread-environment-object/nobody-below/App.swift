// A6: nobody below the injection reads.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

final class Theme: ObservableObject { var n = 0 }

struct Home: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.n)") }
}

@main struct A: App {
  @StateObject var c = Cart()
  @StateObject var t = Theme()
  var body: some Scene { WindowGroup { Home().environmentObject(c)
    .environmentObject(t) // want unread-environment-object(Theme)
  } } }
