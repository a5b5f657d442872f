// A6: `.environment(nil as T?)` below a writer clears what the writer provides.
import SwiftUI

@Observable
final class Document {
  var title = "Untitled"
}

struct TitleBar: View {
  @Environment(Document.self) private var document
  var body: some View { Text(document.title) }
}

struct OptionalTitle: View {
  @Environment(Document.self) private var document: Document?
  var body: some View { Text(document?.title ?? "none") }
}

@main
struct EditorApp: App {
  @State private var document = Document()

  var body: some Scene {
    WindowGroup {
      TitleBar().environment(document)
      OptionalTitle().environment(nil as Document?).environment(document)
      TitleBar().environment(document).environment(nil as Document?)
      TitleBar().environment(nil as Document?).environment(document) // want missing-environment-object(Document)
    }
  }
}
