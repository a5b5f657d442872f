// A19, A20: silent where nothing is read in `init`: a parameter of the same name, the storage, a closure that runs
// later, a reference to a method, another type's property, a class that SwiftUI does not install.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }

struct Profile: View {
  @EnvironmentObject private var session: Session
  @Environment(\.locale) private var locale
  private let title: String
  private var action: () -> Void = {}

  init(session: Session, locale: Locale) {
    title = session.name + locale.identifier
    print(session)
  }

  init(copy: Profile, at date: Date) {
    let locale = Locale.current
    title = locale.identifier + "\(date)"
    _locale = Environment(\.locale)
    print(copy.locale)
    action = { [self] in print(self.session.name) }
  }

  init(register: (@escaping () -> Void) -> Void) {
    title = ""
    register(show)
  }

  private func show() { print(session.name) }

  var body: some View {
    Text(session.name + title + locale.identifier)
      .onAppear { action() }
  }
}
