// ROW: A1. Of several functions with one name the labels that are written with it, and the type that is expected, say which one is given.
import SwiftUI

final class Cart: ObservableObject {}
final class Account: ObservableObject {}

enum ShopRoute: Hashable { case item, total }
enum HelpRoute: Hashable { case contact, terms }

struct Total: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

struct Contact: View {
  @EnvironmentObject var account: Account
  var body: some View { Text("\(account)") }
}

struct Terms: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

struct Content<Shop: View, Help: View>: View {
  let shop: (ShopRoute?) -> Shop
  let help: (HelpRoute?) -> Help
  var body: some View {
    VStack {
      shop(.total)
      help(.contact).environmentObject(Account())
    }
  }
}

struct Coordinator: View {
  var body: some View { Content(shop: destination(for:), help: destination(for:)) }

  @ViewBuilder func destination(for route: ShopRoute?) -> some View {
    switch route {
    case .total: Total()
    default: Text("none")
    }
  }

  @ViewBuilder func destination(for route: HelpRoute?) -> some View {
    switch route {
    case .contact: Contact()
    default: Text("none")
    }
  }
}

struct Labels: View {
  var body: some View {
    VStack {
      Row(build: row(with:)).environmentObject(Cart())
      Row(build: self.row(of:))
    }
  }

  func row(with index: Int) -> some View { Terms() }
  func row(of index: Int) -> some View { Text("\(index)") }
}

struct Row<Built: View>: View {
  let build: (Int) -> Built
  var body: some View { build(0) }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Coordinator()  // want missing-environment-object(Cart)
      Labels()
    }
  }
}
