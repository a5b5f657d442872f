// C3b: the preview of a context menu does not inherit; its items do.
import SwiftUI

final class Album: ObservableObject {
  @Published var photos = 0
}

struct PhotoCount: View {
  @EnvironmentObject var album: Album
  var body: some View { Text("\(album.photos)") }
}

struct AlbumRow: View {
  @EnvironmentObject var album: Album

  var body: some View {
    Text("Holidays")
      .contextMenu { // want missing-environment-object(Album)
        PhotoCount()
      } preview: {
        PhotoCount()
      }
    Text("Work")
      .contextMenu {
        PhotoCount()
      } preview: {
        PhotoCount().environmentObject(album)
      }
  }
}

@main
struct PhotosApp: App {
  @StateObject private var album = Album()

  var body: some Scene {
    WindowGroup {
      AlbumRow().environmentObject(album)
    }
  }
}
