// ROW: A1 — a private state whose wrapper an initialiser makes keeps the view that it was given
import SwiftUI

final class Model: ObservableObject { @Published var text = "" }

struct Reader: View {
  @EnvironmentObject var model: Model
  var body: some View { Text(model.text) }
}

struct ByWrapper: View {
  @State private var content: AnyView
  init() { _content = State(initialValue: AnyView(Reader())) }
  var body: some View { content }
}

struct Plain: View {
  @State private var content: AnyView
  init() { _content = State(wrappedValue: AnyView(Text("A"))) }
  var body: some View { content }
}

/// Code puts another view in its place, before it is shown or after: nothing is told.
struct Changing: View {
  @State private var changing: AnyView
  init() { _changing = State(initialValue: AnyView(Reader())) }

  var body: some View {
    VStack {
      changing
      Button("Change") { changing = AnyView(Text("B")) }
    }
  }
}

struct Slot: View {
  @Binding var filling: AnyView
  var body: some View { filling.padding() }
}

struct Schedule: View {
  var isWhole: Bool

  var body: some View {
    if isWhole { Text("C") } else { Reader() }
  }
}

struct Keeping: View {
  @State private var schedule = Schedule(isWhole: true)
  var body: some View { schedule }
}

struct KeepingPart: View {
  @State private var part = Schedule(isWhole: false)
  var body: some View { part }
}

@main
struct StatesApp: App {
  @StateObject private var model = Model()

  var body: some Scene {
    WindowGroup {
      ByWrapper()  // want missing-environment-object(Model)
      ByWrapper().environmentObject(model)
      Plain()
      Changing()
      Slot(filling: .constant(AnyView(Reader())))  // want missing-environment-object(Model)
      Keeping()
      KeepingPart()  // want missing-environment-object(Model)
    }
  }
}
