// Design §4: what the project makes of constants alone decides a branch in a way that the sources do not tell here; what a run has a
// part in takes both ways.
import SwiftUI

final class Theme: ObservableObject { @Published var title = "" }

final class Hint: ObservableObject { @Published var text = "" }

final class Draft: ObservableObject { @Published var text = "" }

@main
struct Main: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      Article(title: "a")
      Stack(names: ["a", "b"])
      Note(text: "")
      Inner(text: upper(nil))
      Blank(text: nil)
      Filled(text: nil) // want missing-environment-object(Hint)
      Fresh(count: count) // want missing-environment-object(Draft)
    }
  }

  private func upper(_ text: String?) -> String? { text?.uppercased() }
}

extension String {
  var nilIfEmpty: String? { isEmpty ? nil : self }
}

extension Optional where Wrapped == String {
  var isBlank: Bool { self?.isEmpty ?? true }
  var isNil: Bool { self == nil }
}

struct Blank: View {
  let text: String?
  var body: some View { if !text.isBlank { Themed(text: "") } }
}

struct Filled: View {
  let text: String?
  var body: some View { if text.isNil { HintView() } else { Themed(text: "") } }
}

struct HintView: View {
  @EnvironmentObject var hint: Hint
  var body: some View { Text(hint.text) }
}

struct Article: View {
  let title: String
  var subtitle: String?
  private var shown: String? { subtitle?.uppercased() }

  var body: some View {
    Text(title)
    if let shown { Themed(text: shown) }
    Inner(text: shown)
  }
}

struct Inner: View {
  let text: String?
  var body: some View { if let text { Themed(text: text) } }
}

struct Stack: View {
  let names: [String]
  private var overflow: Int { max(0, names.count - 3) }
  var body: some View { if overflow > 0 { Themed(text: "+") } }
}

struct Note: View {
  let text: String
  var body: some View { if let shown = text.nilIfEmpty { Themed(text: shown) } }
}

struct Fresh: View {
  let count: Int
  private var isMany: Bool { max(count, 2) > 4 }
  var body: some View { if isMany { DraftView() } }
}

/// Shown where the object is, so that other places are told from blindness.
struct Themed: View {
  let text: String
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.title + text) }
}

struct DraftView: View {
  @EnvironmentObject var draft: Draft
  var body: some View { Text(draft.text) }
}
