// Design §4: functions that take a view or a builder and return one.
import SwiftUI

final class Feed: ObservableObject {
  @Published var posts = 0
}

struct Posts: View {
  @EnvironmentObject var feed: Feed
  var body: some View { Text("\(feed.posts)") }
}

func framed<Content: View>(_ content: Content) -> some View {
  content.padding().border(.red)
}

func fed<Content: View>(
  by feed: Feed, @ViewBuilder content: () -> Content
) -> some View {
  VStack { content() }
    .environmentObject(feed)
}

func dropped(_ content: some View) -> some View {
  Text("dropped")
}

@main
struct FeedApp: App {
  private let feed = Feed()

  var body: some Scene {
    WindowGroup {
      framed(Posts()) // want missing-environment-object(Feed)
      fed(by: feed) { Posts() }
      fed(by: feed) { framed(Posts()) }
      framed(fed(by: feed) { Posts() })
      dropped(Posts())
    }
  }
}
