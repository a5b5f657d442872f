// A.1, C16: `.environment(_:)` on a Scene.
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
    WindowGroup {
      SongCount()
        .sheet(isPresented: .constant(true)) { SongCount() }
    }
    .defaultSize(width: 400, height: 300)
    .environment(library)

    #if os(macOS)
      Settings {
        SongCount() // want missing-environment-object(Library)
      }
    #endif
  }
}
