// Constants that never take a branch: lists of cases that a call writes without brackets, and what `filter` leaves of all cases.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

enum Part: CaseIterable { case title, detail, cart }

struct Card: View {
  let parts: [Part]
  init(_ parts: Part...) { self.parts = parts }
  var body: some View {
    ForEach(parts, id: \.self) { part in
      switch part {
      case .title, .detail: Text("")
      case .cart: Leaf()
      }
    }
  }
}

struct Row: View {
  let part: Part
  var body: some View {
    switch part {
    case .title, .detail: Text("")
    case .cart: Leaf()
    }
  }
}

struct Some: View {
  var body: some View {
    ForEach(Part.allCases.filter { $0 != .cart }, id: \.self) { Row(part: $0) }
  }
}

struct All: View {
  var body: some View {
    ForEach(Part.allCases.filter { $0 != .title }, id: \.self) { Row(part: $0) }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Plain") {
      Card(.title, .detail)
      Card(.title, .cart).environmentObject(Cart())
    }
    WindowGroup("Cart") { Card(.title, .cart) }  // want missing-environment-object(Cart)
    WindowGroup("Some") { Some() }
    WindowGroup("All") { All() }  // want missing-environment-object(Cart)
  }
}
