// C16: further scenes of the Mac; the label of a menu bar extra is a root like its content.
import SwiftUI

@Observable
final class Library { var songs = 0 }

struct SongCount: View {
  @Environment(Library.self) private var library
  var body: some View { Text("\(library.songs)") }
}

@main
struct MusicApp: App {
  @State private var library = Library()

  var body: some Scene {
    UtilityWindow("Info", id: "info") {
      SongCount() // want missing-environment-object(Library)
    }

    MenuBarExtra {
      SongCount().environment(library)
    } label: {
      SongCount() // want missing-environment-object(Library)
    }
    .menuBarExtraStyle(.window)

    Settings {
      TabView {
        SongCount()
          .tabItem { Text("songs") }
      }
      .environment(library)
    }
  }
}
