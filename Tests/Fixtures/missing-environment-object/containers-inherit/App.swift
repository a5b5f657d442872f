// C9: tabs, rows, lazy stacks, scroll views, forms, groups and readers inherit.
import SwiftUI

final class Feed: ObservableObject {
  @Published var posts = 0
}

struct PostCount: View {
  @EnvironmentObject var feed: Feed
  var body: some View { Text("\(feed.posts)") }
}

struct Everything: View {
  @State private var open = true

  var body: some View {
    TabView {
      List { ForEach(0..<3, id: \.self) { _ in PostCount() } }
      ScrollView { LazyVStack { PostCount() } }
      Form { Section("Posts") { PostCount() } }
      GeometryReader { proxy in PostCount().frame(width: proxy.size.width) }
      ViewThatFits { PostCount() }
      Group { if open { PostCount() } else { EmptyView() } }
      Grid { GridRow { PostCount() } }
      DisclosureGroup("More", isExpanded: $open) { PostCount() }
    }
  }
}

struct OneTab: View {
  @StateObject private var feed = Feed()

  var body: some View {
    TabView {
      PostCount().environmentObject(feed)
      Text("about")
      PostCount()
    }
  }
}

@main
struct FeedApp: App {
  @StateObject private var feed = Feed()

  var body: some Scene {
    WindowGroup {
      Everything().environmentObject(feed)
      OneTab() // want missing-environment-object(Feed)
    }
  }
}
