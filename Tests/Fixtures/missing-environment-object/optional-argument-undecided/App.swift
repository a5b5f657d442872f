// A6: `.environment(_:)` with an optional value provides or clears; that is not decided, so silent.
import SwiftUI

@Observable
final class Document {
  var title = "Untitled"
}

struct TitleBar: View {
  @Environment(Document.self) private var document
  var body: some View { Text(document.title) }
}

@main
struct EditorApp: App {
  @State private var document: Document?

  var body: some Scene {
    WindowGroup {
      TitleBar()
        .environment(document)
    }
  }
}
