// Design §4: every branch of a condition that is decided at run time is a path.
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct InIf: View {
  @State private var open = false
  var body: some View {
    if open { CartBadge() } else { Button("Open") { open = true } }
  }
}

struct InIfLet: View {
  let name: String?
  var body: some View {
    if let name { HStack { Text(name); CartBadge() } }
  }
}

struct InSwitch: View {
  @State private var kind = 0
  var body: some View {
    switch kind {
    case 0: Stepper("Kind", value: $kind)
    case 1 where kind < 5: CartBadge()
    default: EmptyView()
    }
  }
}

struct InTernary: View {
  @State private var open = false
  var body: some View {
    open ? AnyView(CartBadge()) : AnyView(Button("Open") { open = true })
  }
}

struct InAvailability: View {
  var body: some View {
    if #available(iOS 17, *) { CartBadge() } else { Text("old") }
  }
}

struct Injected: View {
  @State private var open = false
  var body: some View {
    if open {
      CartBadge().environmentObject(Cart())
    } else {
      Button("Open") { open = true }
    }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      InIf() // want missing-environment-object(Cart)
      InIfLet(name: ProcessInfo.processInfo.hostName) // want missing-environment-object(Cart)
      InSwitch() // want missing-environment-object(Cart)
      InTernary() // want missing-environment-object(Cart)
      InAvailability() // want missing-environment-object(Cart)
      Injected()
    }
  }
}
