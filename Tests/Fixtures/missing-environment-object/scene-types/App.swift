// C16: every scene's content is a root of its own; what one scene writes never reaches another.
import SwiftUI

final class Library: ObservableObject {
  @Published var songs = 0
}

struct SongCount: View {
  @EnvironmentObject var library: Library
  var body: some View { Text("\(library.songs)") }
}

@main
struct MusicApp: App {
  @StateObject private var library = Library()

  var body: some Scene {
    WindowGroup {
      SongCount().environmentObject(library)
    }

    WindowGroup("Lyrics", id: "lyrics", for: Int.self) { $song in
      SongCount() // want missing-environment-object(Library)
    }

    #if os(macOS)
      Window("Equalizer", id: "equalizer") {
        SongCount() // want missing-environment-object(Library)
      }

      Settings {
        SongCount() // want missing-environment-object(Library)
      }

      MenuBarExtra {
        SongCount() // want missing-environment-object(Library)
      } label: {
        SongCount().environmentObject(library)
      }
    #endif

    #if os(visionOS)
      ImmersiveSpace(id: "stage") {
        SongCount() // want missing-environment-object(Library)
      }
    #endif
  }
}
