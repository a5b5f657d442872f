// C3, B1: the items of a context menu inherit from where it is attached.
import SwiftUI

final class Player: ObservableObject {
  @Published var title = "Intro"
}

struct PlayerBar: View {
  @EnvironmentObject var player: Player
  var body: some View { Text(player.title) }
}

struct LibraryView: View {
  @StateObject private var player = Player()

  var body: some View {
    VStack {
      Text("Library")
        .contextMenu {
          Button("Copy") {}
          PlayerBar()
        }
        .environmentObject(player)
      Text("Library")
        .environmentObject(player)
        .contextMenu { // want missing-environment-object(Player)
          Button("Copy") {}
          PlayerBar()
        }
    }
  }
}

@main
struct PlayerApp: App {
  var body: some Scene {
    WindowGroup { LibraryView() }
  }
}
