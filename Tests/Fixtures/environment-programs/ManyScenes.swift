// Several scenes, a scene of one's own, and an injection on a scene; one window forgets a type.
import SwiftUI

final class Library: ObservableObject { @Published var songs = 0 }
final class Player: ObservableObject { @Published var title = "" }

struct SongCount: View {
  @EnvironmentObject var library: Library
  var body: some View { Text("\(library.songs)") }
}

struct NowPlaying: View {
  @EnvironmentObject var player: Player
  @EnvironmentObject var library: Library
  var body: some View { Text("\(player.title) \(library.songs)") }
}

struct MiniScene: Scene {
  let library: Library

  var body: some Scene {
    Window("Mini", id: "mini") {
      NowPlaying()
    }
    .environmentObject(library)
  }
}

@main
struct MusicApp: App {
  @StateObject private var library = Library()
  @StateObject private var player = Player()

  var body: some Scene {
    WindowGroup {
      NowPlaying()
        .environmentObject(player)
        .environmentObject(library)
    }
    MiniScene(library: library)
    MenuBarExtra("Songs", systemImage: "music.note") {
      SongCount()
        .environmentObject(library)
    }
    Settings {
      SongCount()
    }
    .environmentObject(library)
  }
}
