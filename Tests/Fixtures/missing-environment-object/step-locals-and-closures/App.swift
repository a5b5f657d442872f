// Design §4: local views, local functions and closures that are called at once.
import SwiftUI

final class Feed: ObservableObject {
  @Published var posts = 0
}

struct Posts: View {
  @EnvironmentObject var feed: Feed
  var body: some View { Text("\(feed.posts)") }
}

struct LocalLet: View {
  var body: some View {
    let posts = Posts()
    let padded = posts.padding()
    return VStack { padded }
  }
}

struct LocalFunction: View {
  var body: some View {
    func row(_ title: String) -> some View {
      HStack {
        Text(title)
        Posts()
      }
    }
    return row("posts")
  }
}

struct CalledAtOnce: View {
  var body: some View {
    VStack {
      { Posts() }()
    }
  }
}

struct LazyLet: View {
  var body: some View {
    let unused = Posts()
    _ = type(of: unused)
    return Text("nothing")
  }
}

struct LocalInjected: View {
  var body: some View {
    let feed = Feed()
    let posts = Posts().environmentObject(feed)
    return VStack { posts }
  }
}

@main
struct FeedApp: App {
  var body: some Scene {
    WindowGroup {
      LocalLet() // want missing-environment-object(Feed)
      LocalFunction() // want missing-environment-object(Feed)
      CalledAtOnce() // want missing-environment-object(Feed)
      LazyLet()
      LocalInjected()
    }
  }
}
