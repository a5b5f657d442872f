// A tree whose rows build rows; only the leaves read, and only one kind of them is provided for.
import SwiftUI

final class Files: ObservableObject { @Published var open = 0 }
final class Folders: ObservableObject { @Published var open = 0 }

struct FileRow: View {
  @EnvironmentObject var files: Files
  let name: String
  var body: some View { Text("\(name) \(files.open)") }
}

struct FolderRow: View {
  @EnvironmentObject var folders: Folders
  let name: String
  var body: some View { Text("\(name) \(folders.open)") }
}

indirect enum Tree: Identifiable {
  case file(String)
  case folder(String, [Tree])

  var id: String {
    switch self {
    case .file(let name), .folder(let name, _): name
    }
  }
}

struct TreeView: View {
  let tree: Tree

  var body: some View {
    switch tree {
    case .file(let name):
      FileRow(name: name)
    case .folder(let name, let children):
      FolderRow(name: name)
      ForEach(children) { child in
        TreeView(tree: child)
          .padding(.leading, 8)
      }
    }
  }
}

@main
struct TreeApp: App {
  private let tree = Tree.folder("root", [.file("a"), .folder("b", [.file("c")])])

  var body: some Scene {
    WindowGroup {
      TreeView(tree: tree)
        .environmentObject(Folders())
    }
  }
}
