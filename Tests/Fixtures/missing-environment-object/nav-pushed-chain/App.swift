// C4, C7: what a destination injects for itself does not reach what it pushes in turn.
import SwiftUI

final class Order: ObservableObject { @Published var items = 0 }

struct Summary: View {
  @EnvironmentObject var order: Order
  var body: some View { Text("\(order.items)") }
}

struct Details: View {
  @EnvironmentObject var order: Order
  var body: some View {
    Text("\(order.items)")
    NavigationLink("Summary") { Summary() } // want missing-environment-object(Order)
  }
}

struct ContentView: View {
  @StateObject private var order = Order()

  var body: some View {
    NavigationStack {
      NavigationLink("Details") {
        Details().environmentObject(order)
      }
    }
  }
}

@main
struct OrderApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
