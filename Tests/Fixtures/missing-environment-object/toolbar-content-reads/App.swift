// A16, C10: a ToolbarContent is installed; it reads the environment where the toolbar is attached.
import SwiftUI

final class Editor: ObservableObject {
  @Published var bold = false
}

struct StyleItems: ToolbarContent {
  @EnvironmentObject var editor: Editor

  var body: some ToolbarContent {
    ToolbarItem(placement: .automatic) {
      Button(editor.bold ? "Plain" : "Bold") { editor.bold.toggle() }
    }
  }
}

struct Page: View {
  var body: some View {
    NavigationStack {
      Text("page")
        .toolbar { StyleItems() }
    }
  }
}

@main
struct EditorApp: App {
  @StateObject private var editor = Editor()

  var body: some Scene {
    WindowGroup {
      Page().environmentObject(editor)
    }
    WindowGroup(id: "bare") {
      Page() // want missing-environment-object(Editor)
    }
  }
}
