// Design §4: typealiases of views, views nested in types, and equal names in different scopes.
import SwiftUI

enum Home {
  final class Model: ObservableObject {
    @Published var posts = 0
  }

  struct Content: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("\(model.posts)") }
  }
}

enum Detail {
  final class Model: ObservableObject {
    @Published var title = ""
  }
}

extension Detail {
  struct Content: View {
    @EnvironmentObject var model: Detail.Model
    var body: some View { Text(model.title) }
  }
}

typealias HomeScreen = Home.Content

@main
struct FeedApp: App {
  @StateObject private var home = Home.Model()
  private let detail = Detail.Model()

  var body: some Scene {
    WindowGroup {
      HomeScreen().environmentObject(home)
      Detail.Content().environmentObject(detail)
      Detail.Content().environmentObject(home) // want missing-environment-object(Detail.Model)
    }
  }
}
