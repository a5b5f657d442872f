// C16: a scene of one's own holds roots as the App does; object writes on a Scene enter it.
import SwiftUI

final class Editor: ObservableObject {
  @Published var bold = false
}

struct Page: View {
  @EnvironmentObject var editor: Editor
  var body: some View { Text(editor.bold ? "bold" : "plain") }
}

struct DocumentScene: Scene {
  var body: some Scene {
    WindowGroup {
      Page()
    }
  }
}

struct HelpScene: Scene {
  var body: some Scene {
    WindowGroup(id: "help") {
      Page() // want missing-environment-object(Editor)
    }
  }
}

@main
struct EditorApp: App {
  @StateObject private var editor = Editor()

  @SceneBuilder var body: some Scene {
    DocumentScene().environmentObject(editor)
    HelpScene()
  }
}
