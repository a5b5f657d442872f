// Design §4: views in arrays, dictionaries and tuples, and factories in them.
import SwiftUI

final class Feed: ObservableObject {
  @Published var posts = 0
}

struct Posts: View {
  @EnvironmentObject var feed: Feed
  var body: some View { Text("\(feed.posts)") }
}

struct Pages: View {
  private let pages: [AnyView] = [AnyView(Text("one")), AnyView(Posts())]

  var body: some View {
    ForEach(pages.indices, id: \.self) { index in
      pages[index]
    }
  }
}

struct Factories: View {
  let key: String
  private let makers: [String: () -> AnyView] = [
    "posts": { AnyView(Posts()) },
    "text": { AnyView(Text("text")) },
  ]

  var body: some View {
    if let make = makers[key] {
      make()
    }
  }
}

struct Pair: View {
  private let pair = (title: Text("title"), detail: Posts())

  var body: some View {
    HStack {
      pair.title
      pair.1
    }
  }
}

struct Harmless: View {
  private let pair = (title: Text("title"), detail: Posts())

  var body: some View {
    pair.title
  }
}

@main
struct FeedApp: App {
  @State private var key = "posts"

  var body: some Scene {
    WindowGroup {
      Pages() // want missing-environment-object(Feed)
      Factories(key: key) // want missing-environment-object(Feed)
      Pair() // want missing-environment-object(Feed)
      Harmless()
      Factories(key: key).environmentObject(Feed())
      TextField("Key", text: $key)
    }
  }
}
