// Design §4: what an own type makes of a literal, and how it compares it, its code says.
import SwiftUI

final class Theme: ObservableObject { @Published var title = "" }

final class Draft: ObservableObject { @Published var text = "" }

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Release(of: "V1")
      Leveled(at: 3) // want missing-environment-object(Draft)
    }
  }
}

struct Version: ExpressibleByStringLiteral, Equatable {
  let text: String

  init(stringLiteral value: String) { text = value }

  static func == (left: Self, right: Self) -> Bool { left.text.lowercased() == right.text.lowercased() }
}

struct Release: View {
  private let version: Version

  init(of version: Version) { self.version = version }

  var body: some View { if version == "v1" { Text("one") } else { Themed() } }
}

struct Leveled: View {
  private let level: Int

  init(at level: Int) { self.level = level }

  var body: some View { if level == 3 { DraftView() } }
}

struct Themed: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.title) }
}

struct DraftView: View {
  @EnvironmentObject var draft: Draft
  var body: some View { Text(draft.text) }
}
