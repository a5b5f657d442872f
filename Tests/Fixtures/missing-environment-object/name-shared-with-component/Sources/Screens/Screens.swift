// B1, C9: a plain type of another module has the name of a component; which of the two is built is told by the arguments. So it is with
// a class: what it inherits from outside takes no view. A class of the same module hides the component.
import Models
import Plots
import SwiftUI

final class Cart: ObservableObject { @Published var lists = [Models.List(id: "1", title: "One")] }

final class Clock: ObservableObject { @Published var hour = 0 }

struct ListRow: View {
  @EnvironmentObject var cart: Cart
  @EnvironmentObject var clock: Clock
  var list: Models.List
  var body: some View { Text("\(list.title) \(cart.lists.count) \(clock.hour)") }
}

final class Pen: ObservableObject { @Published var colour = "red" }

final class Ink: ObservableObject { @Published var level = 1 }

struct PenRow: View {
  @EnvironmentObject var pen: Pen
  var body: some View { Text(pen.colour) }
}

struct InkRow: View {
  @EnvironmentObject var ink: Ink
  var body: some View { Text("\(ink.level)") }
}

struct Sections: View {
  @Environment(\.managedObjectContext) private var context

  var body: some View {
    Section {
      PenRow()
    }
    Button("Add") { _ = Section(context: context) }
    Button("Fill") { _ = Form { _ = InkRow() } }
  }
}

class Chart: Plotter { func title() -> some View { Text("chart") } }

struct Charts: View {
  var body: some View { Chart { InkRow() }.title() }
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
      Sections() // want missing-environment-object(Pen)
      Charts()
    }
  }
}
