// A6: an injection on a Group, a ForEach or a Section reaches all that it holds, and nothing beside it.
import SwiftUI

final class Feed: ObservableObject {
  @Published var posts = 0
}

struct Posts: View {
  @EnvironmentObject var feed: Feed
  var body: some View { Text("\(feed.posts)") }
}

struct Good: View {
  let feed: Feed

  var body: some View {
    Group {
      Posts()
      Posts()
    }
    .environmentObject(feed)
    ForEach(0..<2, id: \.self) { _ in Posts() }
      .environmentObject(feed)
    Section { Posts() } header: { Posts() }
      .environmentObject(feed)
  }
}

struct Beside: View {
  let feed: Feed

  var body: some View {
    List {
      Section { Posts() }
        .environmentObject(feed)
      Section { Posts() }
    }
  }
}

@main
struct FeedApp: App {
  private let feed = Feed()

  var body: some Scene {
    WindowGroup {
      Good(feed: feed)
      Beside(feed: feed) // want missing-environment-object(Feed)
    }
  }
}
