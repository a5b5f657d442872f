// B1: an inspector inherits from where it is attached.
import SwiftUI

@Observable
final class Player {
  var title = "Intro"
}

struct PlayerBar: View {
  @Environment(Player.self) private var player
  var body: some View { Text(player.title) }
}

struct LibraryView: View {
  @State private var player = Player()
  @State private var shown = false

  var body: some View {
    VStack {
      Text("Library")
        .inspector(isPresented: $shown) {
          Form { PlayerBar() }
        }
        .environment(player)
      Text("Library")
        .environment(player)
        .inspector(isPresented: $shown) { // want missing-environment-object(Player)
          Form { PlayerBar() }
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
