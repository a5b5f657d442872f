// A21, B3: commands see the scene's environment, not what is injected on the content view.
import SwiftUI

final class Editor: ObservableObject {
  func save() {}
}

struct EditorView: View {
  @EnvironmentObject var editor: Editor
  var body: some View { Button("Save") { editor.save() } }
}

struct SaveCommands: Commands {
  @EnvironmentObject var editor: Editor

  var body: some Commands {
    CommandGroup(replacing: .saveItem) {
      Button("Save") { editor.save() }
    }
  }
}

@main
struct EditorApp: App {
  @StateObject private var editor = Editor()

  var body: some Scene {
    WindowGroup {
      EditorView().environmentObject(editor)
    }
    .commands { SaveCommands() } // want missing-environment-object(Editor)

    WindowGroup(id: "second") {
      EditorView()
    }
    .commands { SaveCommands() }
    .environmentObject(editor)
  }
}
