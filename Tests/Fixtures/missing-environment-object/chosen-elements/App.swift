// Design §4: of a collection that stands in the sources constants choose the elements; what they choose in a way that is not told is
// left open.
import SwiftUI

final class Session: ObservableObject { @Published var count = 0 }

struct Reader: View {
  @EnvironmentObject var session: Session

  var body: some View { Text("\(session.count)") }
}

struct Page: Identifiable {
  let id: Int
  let view: AnyView
  var isLast: Bool { id == 1 }
}

let pages = [
  Page(id: 0, view: AnyView(Text("Plain"))), Page(id: 1, view: AnyView(Reader())),
]

struct Right: View {
  var body: some View {
    pages[0].view
    pages.first!.view
    pages.first { $0.id == 0 }?.view
    pages.min { $0.id < $1.id }!.view
    ForEach(pages.prefix(1)) { $0.view }
    ForEach(pages.dropLast(1)) { $0.view }
    ForEach(pages.filter { $0.id < 1 }) { $0.view }
    ForEach(0..<3, id: \.self) { index in
      if index == 3 { Reader() }
    }
    ForEach([1, 3, 5], id: \.self) { number in
      if number % 2 == 0 { Reader() }
    }
  }
}

@main struct PagesApp: App {
  var body: some Scene {
    Window("Right", id: "right") { Right() }
    Window("At", id: "at") {
      pages[1].view  // want missing-environment-object(Session)
    }
    Window("Last", id: "last") {
      pages.last!.view  // want missing-environment-object(Session)
    }
    Window("Where", id: "where") {
      pages.first { $0.isLast }?.view  // want missing-environment-object(Session)
    }
    Window("Suffix", id: "suffix") {
      ForEach(pages.suffix(1)) { $0.view }  // want missing-environment-object(Session)
    }
    Window("Filter", id: "filter") {
      ForEach(pages.filter { $0.isLast }) { $0.view }  // want missing-environment-object(Session)
    }
    Window("Numbers", id: "numbers") {
      ForEach(0..<3, id: \.self) { index in  // want missing-environment-object(Session)
        if index == 2 { Reader() }
      }
    }
  }
}
