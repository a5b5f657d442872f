// Design "what makes a step decided": a structure that a model holds is changed in place, so that the first
// value of its property decides nothing; that of a value which is built here does. Optionals that carry
// data are no items of presentations, however many there are.
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }

final class Theme: ObservableObject { @Published var name = "light" }

struct NeedsSession: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.user) }
}

struct NeedsTheme: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.name) }
}

enum Details {
  case loading
  case loaded(text: String)
}

struct Message {
  var details: Details?
}

struct Draft {
  var details: Details?
}

enum Mode {
  case plain
  case reply(details: Details)
}

struct ViewState {
  var mode: Mode = .plain
  var isOpen = false
}

struct Options {
  var isFancy = false
}

final class Model: ObservableObject {
  @Published var state = ViewState()
  var messages: [Message] = []
  var drafts: [Draft] = []

  func reply() {
    state.mode = .reply(details: .loaded(text: "hello"))
    state.isOpen = true
  }
}

struct Composer: View {
  let mode: Mode
  private let options = Options()

  var body: some View {
    switch mode {
    case .plain: Text("plain")
    case .reply(let details): Reply(details: details)
    }
    if options.isFancy { NeedsTheme() }
  }
}

struct Reply: View {
  let details: Details?

  var body: some View {
    if let details {
      switch details {
      case .loaded: NeedsSession()
      case .loading: Text("loading")
      }
    }
  }
}

struct Screen: View {
  @StateObject private var model = Model()

  var body: some View {
    Composer(mode: model.state.mode)
  }
}

struct Panel: View {
  @StateObject private var model = Model()

  var body: some View {
    if model.state.isOpen { NeedsTheme() } else { Text("closed") }
  }
}

@main
struct MailApp: App {
  var body: some Scene {
    WindowGroup {
      Screen() // want missing-environment-object(Session)
    }
    WindowGroup {
      Panel() // want missing-environment-object(Theme)
    }
  }
}
