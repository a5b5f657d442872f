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

struct Editor: View {
  let document: Document?

  var body: some View {
    TitleBar()
      .environment(document)
  }
}

@main
struct EditorApp: App {
  @State private var documents = [Document()]

  var body: some Scene {
    WindowGroup {
      Editor(document: documents.first)
    }
  }
}
