// A19: SwiftUI fills wrappers after `init`. Reading an object there ends the app, reading a key gives its default.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }

@Observable final class Library { var count = 0 }

struct Profile: View {
  @EnvironmentObject private var session: Session
  @Environment(Library.self) private var library
  @Environment(\.locale) private var locale
  @State private var name = ""

  init() {
    _name = State(initialValue: session.name) // want environment-read-in-init(Session)
    print(self.library.count) // want environment-read-in-init(Library)
    let text = "\(locale.identifier)" // want environment-read-in-init(locale)
    print(text, locale)
  }

  var body: some View { Text(session.name + locale.identifier + "\(library.count)") }
}

struct Projected: View {
  @EnvironmentObject private var session: Session
  private let name: Binding<String>

  init(isOn: Bool) {
    name = .constant("")
    if isOn { print($session.name) } // want environment-read-in-init(Session)
    print(_session.wrappedValue)
  }

  var body: some View { TextField("", text: $session.name) }
}
