// B1: an overlay written after the injection is outside it, before it inside.
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
        .overlay {
          PlayerBar()
        }
        .environmentObject(player)
      Text("Library")
        .environmentObject(player)
        .overlay { // want missing-environment-object(Player)
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
