// A19: what `init` calls runs in `init`. The finding stands in `init`, where it is mended.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }

struct Profile: View {
  @EnvironmentObject private var session: Session
  @Environment(\.locale) private var locale
  @State private var texts: [String] = []

  init() {
    prepare() // want environment-read-in-init(Session)
    texts = [title] // want environment-read-in-init(locale)
  }

  private var title: String { locale.identifier }

  private func prepare() { print(greeting()) }

  var body: some View { Text(greeting()) }
}

extension Profile {
  func greeting() -> String { "Hello, \(session.name)" }
}
