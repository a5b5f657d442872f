// A6: a sibling of the view that is injected does not see the object.
import SwiftUI

final class Playback: ObservableObject {
  @Published var playing = false
}

struct PlayButton: View {
  @EnvironmentObject var playback: Playback
  var body: some View { Text(playback.playing ? "Pause" : "Play") }
}

struct MiniPlayer: View {
  @EnvironmentObject var playback: Playback
  var body: some View { Text(playback.playing ? "on" : "off") }
}

struct ContentView: View {
  @StateObject private var playback = Playback()

  var body: some View {
    VStack {
      PlayButton()
        .environmentObject(playback)
      MiniPlayer()
    }
  }
}

@main
struct MusicApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView() // want missing-environment-object(Playback)
    }
  }
}
