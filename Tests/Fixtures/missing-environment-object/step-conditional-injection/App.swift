// Design §4: where only one branch injects, the other is a path without the object.
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

extension View {
  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

struct ContentView: View {
  @State private var signedIn = false
  private let cart = Cart()

  var body: some View {
    VStack {
      CartBadge()
        .if(signedIn) { $0.padding() }
        .environmentObject(cart)
      Toggle("Signed in", isOn: $signedIn)
    }
  }
}

struct Careless: View {
  @State private var signedIn = false
  private let cart = Cart()

  var body: some View {
    CartBadge().if(signedIn) { $0.environmentObject(cart) }
    Toggle("Signed in", isOn: $signedIn)
  }
}

struct OptionalCart: View {
  var cart: Cart?

  var body: some View {
    if let cart {
      CartBadge().environmentObject(cart)
    } else {
      CartBadge()
    }
  }
}

@main
struct ShopApp: App {
  @State private var cart: Cart?

  var body: some Scene {
    WindowGroup {
      ContentView()
      Careless() // want missing-environment-object(Cart)
      OptionalCart(cart: cart) // want missing-environment-object(Cart)
        .onAppear { cart = Cart() }
    }
  }
}
