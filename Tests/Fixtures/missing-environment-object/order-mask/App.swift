// B3: a mask takes the environment that enters the modifier.
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
        .mask { PlayerBar() }
        .environmentObject(player)
      Text("Library")
        .environmentObject(player)
        .mask { PlayerBar() } // want missing-environment-object(Player)
    }
  }
}

@main
struct PlayerApp: App {
  var body: some Scene {
    WindowGroup { LibraryView() }
  }
}
