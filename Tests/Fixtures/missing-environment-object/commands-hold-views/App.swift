// A21, B3: a view inside a command group is below the scene, too.
import SwiftUI

@Observable
final class Editor {
  var dirty = false
}

struct SaveItem: View {
  @Environment(Editor.self) private var editor
  var body: some View { Button(editor.dirty ? "Save" : "Saved") {} }
}

@main
struct EditorApp: App {
  @State private var editor = Editor()

  var body: some Scene {
    WindowGroup {
      SaveItem().environment(editor)
    }
    .commands { CommandMenu("Edit") { SaveItem() } } // want missing-environment-object(Editor)

    WindowGroup(id: "good") { Text("good") }
      .commands {
        CommandMenu("Edit") {
          SaveItem().environment(editor)
        }
      }
  }
}
