// C1: what is bound to a constant that never presents is never shown, also where a view hands the binding on.
import SwiftUI

final class Theme: ObservableObject { @Published var title = "" }

final class Draft: ObservableObject { @Published var text = "" }

@main
struct Main: App {
  @State private var isOpen = false

  var body: some Scene {
    WindowGroup {
      Panel(isOpen: .constant(false), query: .constant(""), level: .constant(0), item: .constant(nil))
      Other(isOpen: .constant(true)) // want missing-environment-object(Draft)
      Other(isOpen: $isOpen) // want missing-environment-object(Draft)
    }
  }
}

struct Item: Identifiable { var id = 0 }

struct Panel: View {
  @Binding var isOpen: Bool
  @Binding var query: String
  @Binding var level: Int
  @Binding var item: Item?

  var body: some View {
    Text("x").sheet(isPresented: $isOpen) { Themed() }
    Text("y").sheet(item: $item) { _ in Themed() }
    if !query.isEmpty { Themed() }
    if level > 0 { Themed() }
  }
}

struct Other: View {
  @Binding var isOpen: Bool
  var body: some View { Text("x").sheet(isPresented: $isOpen) { DraftView() } }
}

struct Themed: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.title) }
}

struct DraftView: View {
  @EnvironmentObject var draft: Draft
  var body: some View { Text(draft.text) }
}
