// Design §4: a call through a protocol means every conformer in the project.
import SwiftUI

final class Feed: ObservableObject {
  @Published var posts = 0
}

struct Posts: View {
  @EnvironmentObject var feed: Feed
  var body: some View { Text("\(feed.posts)") }
}

protocol ScreenFactory {
  func makeScreen() -> AnyView
}

struct PostsFactory: ScreenFactory {
  func makeScreen() -> AnyView { AnyView(Posts()) }
}

struct PlainFactory: ScreenFactory {
  func makeScreen() -> AnyView { AnyView(Text("plain")) }
}

protocol BadgeFactory {
  associatedtype Badge: View
  @ViewBuilder func makeBadge() -> Badge
}

struct InjectingFactory: BadgeFactory {
  let feed: Feed
  func makeBadge() -> some View { Posts().environmentObject(feed) }
}

struct Screens: View {
  let factory: any ScreenFactory
  var body: some View { factory.makeScreen() }
}

struct Badges<Factory: BadgeFactory>: View {
  let factory: Factory
  var body: some View { factory.makeBadge() }
}

@main
struct FeedApp: App {
  @State private var factory: any ScreenFactory = PlainFactory()

  var body: some Scene {
    WindowGroup {
      Screens(factory: factory) // want missing-environment-object(Feed)
      Button("Posts") { factory = PostsFactory() }
      Badges(factory: InjectingFactory(feed: Feed()))
    }
  }
}
