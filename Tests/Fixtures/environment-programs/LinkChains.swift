// Links in rows, links behind links, a link whose own injection does not help its destination.
import SwiftUI

final class Folder: ObservableObject { @Published var count = 0 }
final class Draft: ObservableObject { @Published var text = "" }
final class Search: ObservableObject { @Published var query = "" }

struct FolderView: View {
  @EnvironmentObject var folder: Folder
  var body: some View { Text("\(folder.count)") }
}

struct DraftView: View {
  @EnvironmentObject var draft: Draft
  var body: some View { Text(draft.text) }
}

struct SearchView: View {
  @EnvironmentObject var search: Search
  var body: some View {
    Text(search.query)
    NavigationLink("Draft") { DraftView() }
  }
}

struct Mail: View {
  private let search = Search()
  private let draft = Draft()

  var body: some View {
    NavigationView {
      List(0..<2, id: \.self) { row in
        NavigationLink {
          FolderView()
        } label: {
          Text("folder \(row)")
        }
        .environmentObject(Folder())
        NavigationLink(destination: SearchView().environmentObject(draft)) {
          SearchView()
        }
      }
    }
    .environmentObject(search)
  }
}

@main
struct MailApp: App {
  var body: some Scene {
    WindowGroup { Mail() }
  }
}
