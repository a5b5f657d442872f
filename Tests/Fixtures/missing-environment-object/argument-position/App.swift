// B2: a view passed as an argument is below the view that places it, and sees what is injected there.
import SwiftUI

final class Cart: ObservableObject {
  @Published var count = 0
}

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Card<Content: View>: View {
  let content: Content

  var body: some View {
    VStack { content }
  }
}

struct Unplaced<Content: View>: View {
  let content: Content

  var body: some View {
    Text("nothing is placed")
  }
}

struct Injecting<Content: View>: View {
  let content: Content
  @StateObject private var cart = Cart()

  var body: some View {
    content.environmentObject(cart)
  }
}

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup {
      Card(content: CartBadge()).environmentObject(cart)
      Injecting(content: CartBadge())
      Unplaced(content: CartBadge())
      Card(content: CartBadge()) // want missing-environment-object(Cart)
      Card(content: CartBadge().environmentObject(cart))
    }
  }
}
