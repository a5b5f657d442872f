// A2, A3: an element of a collection is of the type that the collection is declared with, whatever class was put there.
import SwiftUI

class Track: ObservableObject, Identifiable {
  @Published var isPlaying = false
}

final class RemoteTrack: Track {
  @Published var isLoaded = false
}

struct TrackRow: View {
  @EnvironmentObject var track: Track
  var body: some View { Text(track.isPlaying ? "playing" : "paused") }
}

struct DownloadRow: View {
  @EnvironmentObject var track: RemoteTrack
  var body: some View { Text(track.isLoaded ? "loaded" : "loading") }
}

struct Rows<Item: Track>: View {
  let item: Item

  var body: some View {
    TrackRow().environmentObject(item)
    DownloadRow().environmentObject(item)
  }
}

struct BySubscript: View {
  @State var index = 0
  let tracks: [Track] = [RemoteTrack(), RemoteTrack()]

  var body: some View {
    TrackRow().environmentObject(tracks[index])
    DownloadRow().environmentObject(tracks[index])
  }
}

struct ByLocal: View {
  let tracks: [Track] = [RemoteTrack()]

  var body: some View {
    ForEach(tracks.indices, id: \.self) { index in
      let track = tracks[index]
      TrackRow().environmentObject(track)
      DownloadRow().environmentObject(track)
    }
  }
}

struct ByMember: View {
  let tracks: [Track] = [RemoteTrack()]

  var body: some View {
    if let track = tracks.first {
      TrackRow().environmentObject(track)
    }
    if let track = tracks.randomElement() {
      DownloadRow().environmentObject(track)
    }
  }
}

struct ByFilter: View {
  let tracks: [Track] = [RemoteTrack()]

  var body: some View {
    ForEach(tracks.filter { $0.isPlaying }) { track in
      TrackRow().environmentObject(track)
      DownloadRow().environmentObject(track)
    }
  }
}

struct ByCoercion: View {
  let downloads = [RemoteTrack(), RemoteTrack()]

  var body: some View {
    ForEach(downloads as [Track]) { track in
      TrackRow().environmentObject(track)
      DownloadRow().environmentObject(track)
    }
  }
}

struct ByInferredList: View {
  let downloads = [RemoteTrack(), RemoteTrack()]

  var body: some View {
    ForEach(downloads) { track in
      TrackRow().environmentObject(track)
      DownloadRow().environmentObject(track)
    }
  }
}

struct ByKey: View {
  let named: [String: Track] = ["intro": RemoteTrack()]

  var body: some View {
    TrackRow().environmentObject(named["intro"]!)
    DownloadRow().environmentObject(named["intro"]!)
  }
}

struct ByPair: View {
  @State var index = 0
  let titled: [(title: String, track: Track)] = [("Intro", RemoteTrack())]

  var body: some View {
    TrackRow().environmentObject(titled[index].track)
    DownloadRow().environmentObject(titled[index].track)
  }
}

struct ByNestedList: View {
  @State var index = 0
  let albums: [[Track]] = [[RemoteTrack()], [RemoteTrack()]]

  var body: some View {
    TrackRow().environmentObject(albums[index][0])
    DownloadRow().environmentObject(albums[index][0])
  }
}

struct ByGenericView: View {
  @State var index = 0
  let tracks: [Track] = [RemoteTrack()]

  var body: some View { Rows(item: tracks[index]) }
}

struct ByVariadic: View {
  var body: some View { list(RemoteTrack(), RemoteTrack()) }

  func list(_ tracks: Track...) -> some View {
    ForEach(tracks) { track in
      TrackRow().environmentObject(track)
      DownloadRow().environmentObject(track)
    }
  }
}

@main
struct PlayerApp: App {
  var body: some Scene {
    WindowGroup {
      BySubscript() // want missing-environment-object(RemoteTrack)
      ByLocal() // want missing-environment-object(RemoteTrack)
      ByMember() // want missing-environment-object(RemoteTrack)
      ByFilter() // want missing-environment-object(RemoteTrack)
      ByCoercion() // want missing-environment-object(RemoteTrack)
      ByInferredList() // want missing-environment-object(Track)
      ByKey() // want missing-environment-object(RemoteTrack)
      ByPair() // want missing-environment-object(RemoteTrack)
      ByNestedList() // want missing-environment-object(RemoteTrack)
    }
    WindowGroup("More", id: "more") {
      ByGenericView() // want missing-environment-object(RemoteTrack)
      ByVariadic() // want missing-environment-object(RemoteTrack)
    }
  }
}
