// Design §4: a view that an action keeps in a state before it opens the sheet that shows it.
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Opening() // want missing-environment-object(Cart)
      Choosing()
    }
  }
}

final class Cart: ObservableObject { @Published var count = 0 }
final class Stock: ObservableObject { @Published var count = 0 }

struct Opening: View {
  @State private var shown: AnyView?
  @State private var isOpen = false

  var body: some View {
    Button("Cart") {
      shown = AnyView(Badge())
      isOpen = true
    }
    .sheet(isPresented: $isOpen) { shown }
  }
}

struct Badge: View {
  @EnvironmentObject private var cart: Cart

  var body: some View { Text("\(cart.count)") }
}

// What is set with it decides what stands around it.
struct Choosing: View {
  @State private var kept: AnyView?
  @State private var isStocked = false

  var body: some View {
    Button("Stock") {
      kept = AnyView(Shelf())
      isStocked = true
    }
    Group {
      if isStocked { Color.clear.overlay { kept.environmentObject(Stock()) } }
    }
  }
}

struct Shelf: View {
  @EnvironmentObject private var stock: Stock

  var body: some View { Text("\(stock.count)") }
}
