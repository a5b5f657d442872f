// A20: what a closure or a method reads, it reads of the view that it was made in: only while a stored condition holds under
// which that made it. The same condition may decide what is injected around the view.
import SwiftUI

final class Focus: ObservableObject { func request() {} }
final class Search: ObservableObject { func begin() {} }
final class Shelf: ObservableObject { func sort() {} }

@main struct LibraryApp: App {
  @AppStorage("reading") private var isReading = false

  var body: some Scene {
    WindowGroup {
      if isReading {  // want missing-environment-object(Search) missing-environment-object(Shelf)
        Page().environmentObject(Focus()).environmentObject(Shelf())
      } else {
        Page()
      }
    }
  }
}

struct Page: View {
  @AppStorage("reading") private var isReading = false
  @EnvironmentObject private var focus: Focus
  @EnvironmentObject private var search: Search
  @EnvironmentObject private var shelf: Shelf

  var body: some View {
    if isReading {
      Header { focus.request() }
      Header(act: seek)
    } else {
      Header { shelf.sort() }
    }
    Text("Page")
  }

  private func seek() { search.begin() }
}

struct Header: View {
  let act: () -> Void
  var body: some View { Button("Go") { act() } }
}
