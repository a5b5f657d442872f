// B1, C9: a plain type of another module has the name of a component; which of the two is built is told by the arguments.
import Models
import SwiftUI

final class Cart: ObservableObject { @Published var lists = [Models.List(id: "1", title: "One")] }

final class Clock: ObservableObject { @Published var hour = 0 }

struct ListRow: View {
  @EnvironmentObject var cart: Cart
  @EnvironmentObject var clock: Clock
  var list: Models.List
  var body: some View { Text("\(list.title) \(cart.lists.count) \(clock.hour)") }
}

struct Lists: View {
  var sample = List(id: "2", title: "Two")
  var group = Group()
  var body: some View {
    Group {
      List {
        ListRow(list: sample)
      }
    }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Lists() // want missing-environment-object(Cart)
        .environmentObject(Clock())
    }
  }
}
