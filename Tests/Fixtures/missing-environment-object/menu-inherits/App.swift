// C3: the items of a menu inherit.
import SwiftUI

final class Recents: ObservableObject {
  @Published var files: [String] = []
}

struct RecentItems: View {
  @EnvironmentObject var recents: Recents
  var body: some View { ForEach(recents.files, id: \.self) { Button($0) {} } }
}

struct FileMenu: View {
  var body: some View {
    Menu("File") { RecentItems() }
  }
}

struct IconMenu: View {
  var body: some View {
    Menu {
      Section("Recent") { RecentItems() }
    } label: {
      Image(systemName: "doc")
    }
  }
}

@main
struct EditorApp: App {
  @StateObject private var recents = Recents()

  var body: some Scene {
    WindowGroup {
      FileMenu().environmentObject(recents)
      IconMenu().environmentObject(recents)
      FileMenu() // want missing-environment-object(Recents)
    }
  }
}
