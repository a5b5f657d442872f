// C17: branches of '#if' that lead to the same view are one way from there on: what is read on one system only is told of
// the way that is taken there.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Reader: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Child: View {
  var body: some View {
    #if os(macOS)
      Reader()
    #endif
    Text("a")
  }
}

struct Home: View {
  var body: some View {
    #if os(iOS)
      List { Child() }
    #elseif os(macOS)
      HStack { Child() }
    #else
      VStack { Child() }
    #endif
  }
}

struct Kept: View {
  var body: some View {
    #if os(iOS)
      List { Child() }
    #elseif os(macOS)
      HStack { Child() }.environmentObject(Cart())
    #else
      VStack { Child() }
    #endif
  }
}

@main struct TheApp: App {
  var body: some Scene { 
    WindowGroup { Home() }  // want missing-environment-object(Cart)
    WindowGroup { Kept() }
  }
}
