// Design §1: a project's `sorted(by:)` that takes a key path calls the library's, which takes a closure. A closure is no key path,
// so the call in its body is none of itself, nor is the call that is written with a closure; what a function that only calls
// itself gives is not known.
import SwiftUI

final class Feed: ObservableObject, Identifiable {
  let id: String
  @Published var title = ""

  init(id: String) { self.id = id }
}

final class Theme: ObservableObject {
  @Published var name = ""
}

extension Sequence {
  func sorted<V: Comparable>(by key: KeyPath<Element, V>) -> [Element] {
    sorted(by: { $0[keyPath: key] < $1[keyPath: key] })
  }

  func min<V: Comparable>(by key: KeyPath<Element, V>) -> Element? {
    self.min(by: { $0[keyPath: key] < $1[keyPath: key] })
  }
}

extension Array {
  func again() -> [Element] { again() }
}

struct FeedView: View {
  @EnvironmentObject private var feed: Feed
  var body: some View { Text(feed.title) }
}

struct ThemeView: View {
  @EnvironmentObject private var theme: Theme
  var body: some View { Text(theme.name) }
}

struct FeedList: View {
  let feeds: [Feed]

  var body: some View {
    let sorted = feeds.sorted(by: { $0.id < $1.id })
    ForEach(sorted, id: \.id) { FeedView().environmentObject($0) }
    ForEach(feeds.sorted(by: \.title), id: \.id) { FeedView().environmentObject($0) }
    ForEach(feeds.again(), id: \.id) { FeedView().environmentObject($0) }
    if let first = feeds.min(by: \.id) { FeedView().environmentObject(first) }
    ForEach(feeds.sorted(by: \.id), id: \.id) { _ in ThemeView() }
  }
}

@main
struct ReaderApp: App {
  @State private var feeds = [Feed(id: "a"), Feed(id: "b")]

  var body: some Scene {
    WindowGroup {
      FeedList(feeds: feeds) // want missing-environment-object(Theme)
    }
  }
}
