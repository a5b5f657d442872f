// A16: SwiftUI fills wrappers of what it installs; a class, an actor and an enum are never installed.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }

@Observable final class Library { var count = 0 }

final class Loader: ObservableObject {
  @EnvironmentObject var session: Session // want environment-wrapper-outside-view(Session)
  @Environment(\.locale) private var locale // want environment-wrapper-outside-view(locale)

  func load() { print(session.name, locale) }
}

class Controller: UIViewController, UITableViewDelegate {
  @Environment(Library.self) var library // want environment-wrapper-outside-view(Library)

  override func viewDidLoad() { print(library.count) }
}

actor Worker {
  @Environment(\.calendar) var calendar // want environment-wrapper-outside-view(calendar)

  func run() { print(calendar) }
}

enum Format {
  @Environment(\.timeZone) static var zone // want environment-wrapper-outside-view(timeZone)

  static func text() -> String { "\(zone)" }
}

protocol Reporting: NSFilePresenter {}

final class Documents: NSDocumentController, Reporting {
  @Environment(\.openURL) private var open // want environment-wrapper-outside-view(openURL)

  func show() { print(open) }
}
