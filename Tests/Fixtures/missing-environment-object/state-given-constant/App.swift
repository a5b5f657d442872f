// Design §4: a state that an initialiser is given, and that nothing writes, keeps what it was given.
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

@main struct ModesApp: App {
  var body: some Scene {
    Window("Kept", id: "kept") { Kept(mode: .add) }
    Window("Edit", id: "edit") {
      Kept(mode: .edit)  // want missing-environment-object(Session)
    }
    Window("Written", id: "written") {
      Written(written: .add)  // want missing-environment-object(Session)
    }
  }
}
