// Design 4: a repeated body runs once at least, and a case that falls through goes on with what it
// has made.
import SwiftUI

final class Cart: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

@main struct A: App {
  @StateObject var cart = Cart()
  @State var n = 0
  func content() -> AnyView {
    var v = AnyView(Text(""))
    repeat { v = AnyView(Checkout()) } while n > 0
    return v
  }
  func gone() -> AnyView {
    var v = AnyView(Checkout())
    repeat { v = AnyView(v.environmentObject(cart)) } while n > 0
    return v
  }
  func falls() -> AnyView {
    var v = AnyView(Text(""))
    switch n {
    case 1: v = AnyView(Checkout()); fallthrough
    case 2: v = AnyView(v.environmentObject(cart))
    default: break
    }
    return v
  }
  func falls2() -> AnyView {
    var v = AnyView(Text(""))
    switch n {
    case 1: v = AnyView(Checkout()); fallthrough
    case 2: v = AnyView(v.padding())
    default: break
    }
    return v
  }
  var body: some Scene {
    WindowGroup {
      content() // want missing-environment-object(Cart)
    }
    WindowGroup { gone() }
    WindowGroup { falls() }
    WindowGroup {
      falls2() // want missing-environment-object(Cart)
    }
  }
}
