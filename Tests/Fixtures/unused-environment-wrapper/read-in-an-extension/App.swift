// A7: an extension in another file reads.
import SwiftUI

final class Cart: ObservableObject { var n = 0 }

struct Home: View {
  @EnvironmentObject var cart: Cart
  var body: some View { header }
}

@main struct A: App {
  @StateObject var c = Cart()
  var body: some Scene { WindowGroup { Home().environmentObject(c) } } }
