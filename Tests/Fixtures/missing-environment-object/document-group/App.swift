// C16: the editor and the viewer of a DocumentGroup are roots.
import SwiftUI
import UniformTypeIdentifiers

final class Speller: ObservableObject {
  @Published var errors = 0
}

struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}

struct NoteEditor: View {
  @Binding var note: Note
  @EnvironmentObject var speller: Speller

  var body: some View {
    TextEditor(text: $note.text)
      .badge(speller.errors)
  }
}

@main
struct NotesApp: App {
  @StateObject private var speller = Speller()

  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in
      NoteEditor(note: file.$document)
        .environmentObject(speller)
    }
    DocumentGroup(viewing: Note.self) { file in
      NoteEditor(note: file.$document) // want missing-environment-object(Speller)
    }
  }
}
