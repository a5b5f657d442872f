// A8: a non-optional @Environment(T.self) is checked when the view is installed, read or not.
import SwiftUI

@Observable
final class Library {
  var books: [String] = []
}

struct BookCover: View {
  @Environment(Library.self) private var library // want unused-environment-wrapper(Library)

  var body: some View {
    Image(systemName: "book")
  }
}

struct Shelf: View {
  var body: some View {
    HStack {
      ForEach(0..<3, id: \.self) { _ in BookCover() }
    }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup {
      Shelf() // want missing-environment-object(Library)
    }
  }
}
