// C4: a list that is written where a type of the project is wanted is what the type's initialiser makes of it; of a set of
// options it is not told whether two are equal.
import SwiftUI

enum Kind { case read, shop }

struct Pages: ExpressibleByArrayLiteral {
  var kinds: [Kind]
  init(arrayLiteral elements: Kind...) { kinds = elements }
}

struct Parts: OptionSet {
  let rawValue: Int
  static let cart = Parts(rawValue: 1)
  static let list = Parts(rawValue: 2)
}

final class Cart: ObservableObject { @Published var count = 0 }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Paged: View {
  let pages: Pages
  var body: some View {
    ForEach(pages.kinds.indices, id: \.self) {
      switch pages.kinds[$0] {
      case .read: Text("read")
      case .shop: CartLeaf()
      }
    }
  }
}

struct Parted: View {
  let parts: Parts
  var body: some View { if parts == [.cart, .list] { CartLeaf() } }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      Paged(pages: [.read])
      Parted(parts: [.list])
      VStack {
        Paged(pages: [.read, .shop])
        Parted(parts: [.cart, .list])
      }
      .environmentObject(Cart())
    }
    WindowGroup("pages") { Paged(pages: [.read, .shop]) }  // want missing-environment-object(Cart)
  }
}
