// Views taken from elements by key path, by method reference, and by compactMap and filter.
import SwiftUI

final class Rates: ObservableObject { @Published var euro = 1.0 }
final class Units: ObservableObject { @Published var metric = true }

struct RateLine: View {
  @EnvironmentObject var rates: Rates
  var body: some View { Text("\(rates.euro)") }
}

struct UnitLine: View {
  @EnvironmentObject var units: Units
  var body: some View { Text(units.metric ? "m" : "ft") }
}

struct Entry {
  let name: String

  var view: AnyView { name.isEmpty ? AnyView(EmptyView()) : AnyView(RateLine()) }
  var unit: AnyView? { name == "unit" ? AnyView(UnitLine()) : nil }
  func label() -> AnyView { AnyView(Text(name)) }
}

struct Table: View {
  @State private var entries = [Entry(name: "rate"), Entry(name: "unit"), Entry(name: "")]

  var body: some View {
    let views = entries.map(\.view)
    let units = entries.compactMap(\.unit)
    let labels = entries.filter { $0.name.isEmpty }.map { $0.label() }
    VStack {
      ForEach(views.indices, id: \.self) { views[$0] }
      ForEach(units.indices, id: \.self) { units[$0] }
        .environmentObject(Units())
      ForEach(labels.indices, id: \.self) { labels[$0] }
    }
  }
}

@main
struct TableApp: App {
  var body: some Scene {
    WindowGroup { Table() }
  }
}
