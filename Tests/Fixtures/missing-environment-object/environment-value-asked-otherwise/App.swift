// A value of the environment may be asked in many ways (A10): each place where a view stands decides it, whether or not the
// question is understood. What is not told by it is not reported; a `default` has what no other case has.
import SwiftUI

enum Mode { case view, edit, other }

extension EnvironmentValues { @Entry var mode: Mode = .view }

final class Model: ObservableObject { var name = "" }

@main struct Main: App {
  var body: some Scene {
    WindowGroup {
      Contents().environment(\.mode, .edit).environmentObject(Model())
      Opened().environment(\.session, Session())  // want missing-environment-object(Model)
      Contents().environment(\.mode, .other)  // want missing-environment-object(Model)
    }
  }
}

struct Contents: View {
  var body: some View {
    Defaulted(); Chosen(); Listed(); Helped(); Described(); Paired(); Reversed(); Deferred()
    Left()
  }
}

struct Reader: View {
  @EnvironmentObject var model: Model
  var body: some View { Text(model.name) }
}

struct Defaulted: View {
  @Environment(\.mode) private var mode
  var body: some View {
    switch mode {
    case .other: Text("other")
    default: Reader()
    }
  }
}

struct Chosen: View {
  @Environment(\.mode) private var mode
  var isOpen = true
  var body: some View {
    switch mode {
    case .edit where isOpen: Reader()
    default: Text("closed")
    }
  }
}

struct Listed: View {
  @Environment(\.mode) private var mode
  var body: some View {
    if [.edit, .view].contains(mode) { Reader() }
    [Mode.edit].contains(mode) ? AnyView(Reader()) : AnyView(Text("none"))
  }
}

struct Helped: View {
  @Environment(\.mode) private var mode
  var body: some View {
    if Self.isEditing(mode) { Reader() }
    if isEditable(mode) { Reader() }
  }
  private static func isEditing(_ mode: Mode) -> Bool { mode == .edit }
  private func isEditable(_ mode: Mode) -> Bool { [.edit].contains(mode) }
}

struct Described: View {
  @Environment(\.mode) private var mode
  var body: some View {
    let number = switch mode {
    case .edit: 1
    default: 0
    }
    if number == 1 { Reader() }
    if mode.isEditing { Reader() }
  }
}

extension Mode {
  var isEditing: Bool {
    switch self {
    case .edit: return true
    default: return false
    }
  }
}

struct Paired: View {
  @Environment(\.mode) private var mode
  var isOpen = true
  var body: some View {
    switch (mode, isOpen) {
    case (.edit, true): Reader()
    default: Text("closed")
    }
  }
}

struct Reversed: View {
  @Environment(\.mode) private var mode
  var body: some View { if Mode.edit == mode { Reader() } }
}

struct Deferred: View {
  @Environment(\.mode) private var mode
  var body: some View { content { mode == .edit } }
  @ViewBuilder private func content(if isShown: () -> Bool) -> some View {
    if isShown() { Reader() }
  }
}

// An object says something else from time to time.
final class Session { var isOpen = false }

extension EnvironmentValues { @Entry var session = Session() }

struct Opened: View {
  @Environment(\.session) private var session
  var body: some View { if session.isOpen { Late() } }
}

// The `default` is what stands where the mode is `.other`.
struct Left: View {
  @Environment(\.mode) private var mode
  var body: some View {
    switch mode {
    case .edit: Text("edit")
    default: Late()
    }
  }
}

struct Late: View {
  @EnvironmentObject var model: Model
  var body: some View { Text(model.name) }
}
