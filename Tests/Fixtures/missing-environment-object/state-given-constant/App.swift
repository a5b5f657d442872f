// Design §4: a state that an initialiser is given, and that nothing writes, keeps what it was given, also in place of a first value.
import SwiftUI

final class Session: ObservableObject { @Published var count = 0 }

struct Reader: View {
  @EnvironmentObject var session: Session

  var body: some View { Text("\(session.count)") }
}

enum Mode { case add, edit }

struct Kept: View {
  @State var mode: Mode

  var body: some View {
    switch mode {
    case .add: Text("Add")
    case .edit: Reader()
    }
  }
}

struct Written: View {
  @State var written: Mode

  var body: some View {
    switch written {
    case .add: Button("Edit") { written = .edit }
    case .edit: Reader()
    }
  }
}

// What an initialiser, a static member or an extension gives in place of the first value that stands at the state.

struct Part: View {
  var whole: Bool

  var body: some View {
    if whole { Text("Whole") } else { Reader() }
  }
}

struct Held: View {
  @State private var part = Part(whole: false)

  static var other: Held { Held(part: Part(whole: true)) }

  init() {}
  init(whole: Bool) { _part = State(initialValue: Part(whole: whole)) }
  init(part: Part) { _part = State(initialValue: part) }

  var body: some View { part }
}

@main struct ModesApp: App {
  var body: some Scene {
    Window("Kept", id: "kept") { Kept(mode: .add) }
    Window("Edit", id: "edit") {
      Kept(mode: .edit)  // want missing-environment-object(Session)
    }
    Window("Whole", id: "whole") { Held(whole: true) }
    Window("Other", id: "other") { Held.other }
    Window("Part", id: "part") { Held(whole: false) }  // want missing-environment-object(Session)
    Window("First", id: "first") { Held() }  // want missing-environment-object(Session)
    Window("Written", id: "written") {
      Written(written: .add)  // want missing-environment-object(Session)
    }
  }
}
