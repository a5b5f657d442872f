// Popovers, menus, context menus with a preview, swipe actions; one preview that cannot inherit.
import SwiftUI

final class Album: ObservableObject { @Published var photos = 0 }
final class Filter: ObservableObject { @Published var on = false }

struct AlbumCount: View {
  @EnvironmentObject var album: Album
  var body: some View { Text("\(album.photos)") }
}

struct FilterItem: View {
  @EnvironmentObject var filter: Filter
  var body: some View { Button(filter.on ? "off" : "on") { filter.on.toggle() } }
}

struct Photo: View {
  @State private var shown = false

  var body: some View {
    List {
      Text("photo")
        .contextMenu {
          FilterItem()
        } preview: {
          AlbumCount()
        }
        .swipeActions(edge: .leading) { FilterItem() }
      Menu("Filter") {
        FilterItem()
        Menu { FilterItem() } label: { AlbumCount() }
      }
    }
    .popover(isPresented: $shown) {
      AlbumCount()
      FilterItem()
    }
  }
}

@main
struct PhotosApp: App {
  @StateObject private var album = Album()
  @StateObject private var filter = Filter()

  var body: some Scene {
    WindowGroup {
      Photo()
        .environmentObject(album)
        .environmentObject(filter)
    }
  }
}
