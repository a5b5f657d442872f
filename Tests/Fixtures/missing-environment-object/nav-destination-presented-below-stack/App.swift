// C5: navigationDestination(isPresented:) and (item:), with an object injected on the content.
import SwiftUI

final class Order: ObservableObject {
  @Published var items = 0
  @Published var picked: Int?
}

struct Summary: View {
  @EnvironmentObject var order: Order
  var body: some View { Text("\(order.items)") }
}

struct Presented: View {
  @EnvironmentObject var order: Order
  @State private var shown = false
  var body: some View {
    Button("\(order.items)") { shown = true }
      .navigationDestination(isPresented: $shown) { Summary() } // want missing-environment-object(Order)
  }
}

struct ByItem: View {
  @EnvironmentObject var order: Order
  var body: some View {
    Text("items")
      .navigationDestination(item: $order.picked) { _ in // want missing-environment-object(Order)
        VStack { Summary() }
      }
  }
}

struct ContentView: View {
  @StateObject private var order = Order()

  var body: some View {
    NavigationStack {
      VStack {
        Presented()
        ByItem()
      }
      .environmentObject(order)
    }
  }
}

@main
struct OrderApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
