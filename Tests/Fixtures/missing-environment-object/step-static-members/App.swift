// Design §4: views made by static members, shared instances and nested namespaces.
import SwiftUI

final class Feed: ObservableObject {
  @Published var posts = 0
}

struct Posts: View {
  @EnvironmentObject var feed: Feed
  var body: some View { Text("\(feed.posts)") }

  static var sample: some View { Posts().padding() }
}

enum Screens {
  enum Main {
    static func posts(_ title: String) -> some View {
      VStack {
        Text(title)
        Posts()
      }
    }

    static let injected: some View = Posts().environmentObject(Feed())
  }
}

struct Header: View {
  var body: some View { Self.title }

  private static var title: some View { Posts.sample }
}

@main
struct FeedApp: App {
  var body: some Scene {
    WindowGroup {
      Posts.sample // want missing-environment-object(Feed)
      Screens.Main.posts("all") // want missing-environment-object(Feed)
      Screens.Main.injected
      Header() // want missing-environment-object(Feed)
    }
  }
}
