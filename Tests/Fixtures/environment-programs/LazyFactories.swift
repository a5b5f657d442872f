// Lazy and static stored views in classes, and a superclass whose method a subclass overrides.
import SwiftUI

final class Journal: ObservableObject { @Published var pages = 0 }
final class Diary: ObservableObject { @Published var pages = 0 }
final class Album: ObservableObject { @Published var pages = 0 }

struct JournalView: View {
  @EnvironmentObject var journal: Journal
  var body: some View { Text("\(journal.pages)") }
}

struct DiaryView: View {
  @EnvironmentObject var diary: Diary
  var body: some View { Text("\(diary.pages)") }
}

struct AlbumView: View {
  @EnvironmentObject var album: Album
  var body: some View { Text("\(album.pages)") }
}

class Shelf {
  lazy var first: AnyView = AnyView(JournalView())
  private(set) lazy var second = AnyView(AlbumView().environmentObject(Album()))
  static let shared = Shelf()

  func third() -> AnyView { AnyView(Text("none")) }
}

final class DiaryShelf: Shelf {
  override func third() -> AnyView { AnyView(DiaryView()) }
}

struct Room: View {
  let shelf: Shelf

  var body: some View {
    shelf.first
    shelf.second
    shelf.third()
  }
}

@main
struct RoomApp: App {
  private let shelf: Shelf = flag(0) ? DiaryShelf() : Shelf.shared

  var body: some Scene {
    WindowGroup { Room(shelf: shelf) }
  }
}

func flag(_ bit: Int) -> Bool { flagBits & (1 << bit) != 0 }

var flagBits = 0
