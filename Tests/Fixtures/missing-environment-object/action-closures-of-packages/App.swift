// Design §4: a closure that assigns, waits or leaves without a value is an action, whatever it is given to.
import Navigation
import SwiftUI

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()
  private let stack = PageStack()

  var body: some Scene {
    WindowGroup {
      StackView(stack) { Text("Shop") }.environmentObject(cart)
      Acting(stack: stack)
      Calling(stack: stack)
      Showing() // want missing-environment-object(Cart)
    }
  }
}

final class Cart: ObservableObject { @Published var count = 0 }

struct Badge: View {
  @EnvironmentObject private var cart: Cart

  var body: some View { Text("\(cart.count)") }
}

struct Acting: View {
  let stack: PageStack
  @State private var isBusy = false

  var body: some View {
    AsyncButton {
      isBusy = true
      await Task.yield()
      guard isBusy else { return }
      stack.push(Badge())
    } label: {
      Text("Cart")
    }
    Text("Cart").onLongHold {
      isBusy = false
      stack.push(Badge())
    }
  }
}

struct Calling: View {
  let stack: PageStack

  var body: some View {
    AsyncButton("Cart", action: { stack.push(Badge()) })
    AsyncButton("Later") { Task { stack.push(Badge()) } }
  }
}

struct Showing: View {
  var body: some View {
    Card {
      Text("Cart")
      Badge()
    }
  }
}
