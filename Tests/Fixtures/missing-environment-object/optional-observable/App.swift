// A9: an optional @Environment(T.self) is nil when nothing provides it.
import SwiftUI

@Observable
final class Library {
  var books: [String] = []
}

struct BookCount: View {
  @Environment(Library.self) private var library: Library?
  @Environment(Library.self) private var other: Optional<Library>

  var body: some View {
    if let library {
      Text("\(library.books.count + (other?.books.count ?? 0))")
    } else {
      Text("no library")
    }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup {
      BookCount()
    }
  }
}
