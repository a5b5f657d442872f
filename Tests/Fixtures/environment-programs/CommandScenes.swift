// Commands see what is written on their scene, not what is written on its content.
import SwiftUI

final class History: ObservableObject { @Published var entries = 0 }
final class Recents: ObservableObject { @Published var files = 0 }

struct HistoryItem: View {
  @EnvironmentObject var history: History
  var body: some View { Text("\(history.entries)") }
}

struct RecentCommands: Commands {
  @EnvironmentObject var recents: Recents

  var body: some Commands {
    CommandMenu("Recent") {
      Text("\(recents.files)")
    }
  }
}

@main
struct EditorApp: App {
  private let history = History()

  var body: some Scene {
    WindowGroup {
      HistoryItem().environmentObject(history)
    }
    .commands { RecentCommands() }
    .environmentObject(Recents())

    WindowGroup(id: "history") {
      Text("history").environmentObject(history)
    }
    .commands {
      CommandMenu("History") { HistoryItem() }
    }
  }
}
