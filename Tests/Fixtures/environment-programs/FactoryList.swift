// Factories behind a protocol with a default method, held in an array of existentials.
import SwiftUI

final class Charts: ObservableObject { @Published var count = 0 }
final class Tables: ObservableObject { @Published var count = 0 }
final class Notes: ObservableObject { @Published var count = 0 }

struct ChartView: View {
  @EnvironmentObject var charts: Charts
  var body: some View { Text("\(charts.count)") }
}

struct TableView: View {
  @EnvironmentObject var tables: Tables
  var body: some View { Text("\(tables.count)") }
}

struct NoteView: View {
  @EnvironmentObject var notes: Notes
  var body: some View { Text("\(notes.count)") }
}

protocol Module {
  var title: String { get }
  func makeView() -> AnyView
}

extension Module {
  var title: String { "module" }
  func makeView() -> AnyView { AnyView(TableView()) }
}

struct ChartModule: Module {
  func makeView() -> AnyView { AnyView(ChartView()) }
}

struct DefaultModule: Module {}

struct NoteModule: Module {
  let notes = Notes()
  func makeView() -> AnyView { AnyView(NoteView().environmentObject(notes)) }
}

struct Dashboard: View {
  let modules: [any Module]

  var body: some View {
    ForEach(modules.indices, id: \.self) { index in
      Section(modules[index].title) {
        modules[index].makeView()
      }
    }
  }
}

@main
struct BoardApp: App {
  var body: some Scene {
    WindowGroup {
      Dashboard(modules: [ChartModule(), DefaultModule(), NoteModule()])
    }
  }
}
