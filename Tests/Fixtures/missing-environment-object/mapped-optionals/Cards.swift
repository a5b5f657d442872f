// A7: `map` builds a view of what an optional holds, told or not.
import SwiftUI

final class Cart: ObservableObject {}

struct CartRow: View {
  let count: Int
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(count) \(String(describing: cart))") }
}

struct Card: View {
  var count: Int? = 3
  var body: some View { count.map { CartRow(count: $0) } }
}

struct Titled: View {
  let title: String?
  init(title: String? = "cart") { self.title = title }
  var body: some View { title.map { CartRow(count: $0.count) } }
}

@main
struct CardsApp: App {
  var body: some Scene {
    WindowGroup { Card().environmentObject(Cart()) }
    WindowGroup(id: "card") { Card() }  // want missing-environment-object(Cart)
    WindowGroup(id: "titled") { Titled() }  // want missing-environment-object(Cart)
    WindowGroup(id: "whole") { Titled().environmentObject(Cart()) }
  }
}
