// Design §4: rows made by function references, initialiser references and map.
import SwiftUI

final class Feed: ObservableObject {
  @Published var posts = 0
}

struct Row: View {
  @EnvironmentObject var feed: Feed
  let index: Int
  init(_ index: Int) { self.index = index }
  var body: some View { Text("\(index) of \(feed.posts)") }
}

struct ByFunction: View {
  var body: some View {
    ForEach(0..<3, id: \.self, content: makeRow)
  }

  private func makeRow(_ index: Int) -> some View {
    Row(index).padding()
  }
}

struct ByInitialiser: View {
  var body: some View {
    List(0..<3, id: \.self, rowContent: Row.init)
  }
}

struct ByMap: View {
  var body: some View {
    let rows = [1, 2, 3].map(Row.init)
    return VStack {
      rows[0]
      rows[1]
    }
  }
}

struct ByClosure: View {
  private let row: (Int) -> Row = { Row($0) }
  var body: some View {
    ForEach(0..<3, id: \.self) { row($0) }
  }
}

struct Injected: View {
  private let feed = Feed()
  var body: some View {
    ForEach(0..<3, id: \.self, content: makeRow)
  }

  private func makeRow(_ index: Int) -> some View {
    Row(index).environmentObject(feed)
  }
}

@main
struct FeedApp: App {
  var body: some Scene {
    WindowGroup {
      ByFunction() // want missing-environment-object(Feed)
      ByInitialiser() // want missing-environment-object(Feed)
      ByMap() // want missing-environment-object(Feed)
      ByClosure() // want missing-environment-object(Feed)
      Injected()
    }
  }
}
