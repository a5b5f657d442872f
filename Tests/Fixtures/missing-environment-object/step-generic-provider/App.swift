// A4: a generic container injects its type argument; other specialisations are other keys.
import SwiftUI

final class Feed: ObservableObject {
  @Published var posts = 0
}

final class Inbox: ObservableObject {
  @Published var unread = 0
}

struct Posts: View {
  @EnvironmentObject var feed: Feed
  var body: some View { Text("\(feed.posts)") }
}

struct Provider<Model: ObservableObject, Content: View>: View {
  @StateObject private var model: Model
  private let content: Content

  init(_ model: @autoclosure @escaping () -> Model, @ViewBuilder content: () -> Content) {
    _model = StateObject(wrappedValue: model())
    self.content = content()
  }

  var body: some View {
    content.environmentObject(model)
  }
}

@main
struct FeedApp: App {
  var body: some Scene {
    WindowGroup {
      Provider(Feed()) { Posts() }
      Provider(Inbox()) { Posts() } // want missing-environment-object(Feed)
      Provider(Inbox()) { Provider(Feed()) { Posts() } }
    }
  }
}
