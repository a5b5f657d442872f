// A2, A3: a variable has the type that it is declared with, also when it is given a value later, or a list another element.
import SwiftUI

class Book: ObservableObject, Identifiable {
  @Published var page = 0
}

final class AudioBook: Book {
  @Published var minute = 0
}

struct PageView: View {
  @EnvironmentObject var book: Book
  var body: some View { Text("\(book.page)") }
}

struct MinuteView: View {
  @EnvironmentObject var audio: AudioBook
  var body: some View { Text("\(audio.minute)") }
}

struct GivenLater: View {
  var body: some View {
    let book: Book
    book = AudioBook()
    return VStack {
      PageView().environmentObject(book)
      MinuteView().environmentObject(book)
    }
  }
}

struct GivenAnew: View {
  var body: some View {
    var book = Book()
    book = AudioBook()
    return VStack {
      PageView().environmentObject(book)
      MinuteView().environmentObject(book)
    }
  }
}

struct GivenOnce: View {
  var body: some View {
    let book = AudioBook()
    return VStack {
      PageView().environmentObject(book)
      MinuteView().environmentObject(book)
    }
  }
}

struct Appended: View {
  var body: some View {
    var books: [Book] = []
    books.append(AudioBook())
    return ForEach(books) { book in
      PageView().environmentObject(book)
      MinuteView().environmentObject(book)
    }
  }
}

struct Cast: View {
  let books: [Book] = [AudioBook()]

  var body: some View {
    ForEach(books as! [AudioBook]) { book in
      PageView().environmentObject(book)
      MinuteView().environmentObject(book)
    }
  }
}

struct CastEach: View {
  let books: [Book] = [AudioBook()]

  var body: some View {
    ForEach(books.compactMap { $0 as? AudioBook }) { book in
      PageView().environmentObject(book)
      MinuteView().environmentObject(book)
    }
  }
}

@main
struct LibraryApp: App {
  var body: some Scene {
    WindowGroup {
      GivenLater() // want missing-environment-object(AudioBook)
      GivenAnew() // want missing-environment-object(AudioBook)
      GivenOnce() // want missing-environment-object(Book)
      Appended() // want missing-environment-object(AudioBook)
      Cast() // want missing-environment-object(Book)
      CastEach() // want missing-environment-object(Book)
    }
  }
}
