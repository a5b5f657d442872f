// A.1, C16: an injection on a Scene reaches that scene's content only.
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
      SongCount()
    }
    .environmentObject(library)

    Window("Equalizer", id: "equalizer") {
      SongCount() // want missing-environment-object(Library)
    }
    .keyboardShortcut("e")
  }
}
