// Subscripts that return views, one of them with an injection, one static.
import SwiftUI

final class Songs: ObservableObject { @Published var count = 0 }
final class Albums: ObservableObject { @Published var count = 0 }

struct SongRow: View {
  @EnvironmentObject var songs: Songs
  let index: Int
  var body: some View { Text("\(songs.count) \(index)") }
}

struct AlbumRow: View {
  @EnvironmentObject var albums: Albums
  var body: some View { Text("\(albums.count)") }
}

struct Catalogue {
  let albums = Albums()

  subscript(index: Int) -> some View {
    SongRow(index: index)
  }

  subscript(album name: String) -> some View {
    VStack {
      Text(name)
      AlbumRow()
    }
    .environmentObject(albums)
  }

  static subscript(plain text: String) -> some View { Text(text) }
}

struct Browse: View {
  private let catalogue = Catalogue()

  var body: some View {
    Catalogue[plain: "browse"]
    catalogue[album: "blue"]
    catalogue[4]
  }
}

@main
struct MusicApp: App {
  var body: some Scene {
    WindowGroup { Browse() }
  }
}
