// C5, C9: each tab has a stack of its own; the nearest container decides.
import SwiftUI

@Observable
final class Router { var path: [Int] = [] }

struct Detail: View {
  @Environment(Router.self) private var router
  var body: some View { Text("\(router.path.count)") }
}

struct Home: View {
  var body: some View {
    NavigationLink { Detail() } label: { Text("detail") }
  }
}

struct GoodTab: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) { Home() }
      .environment(router)
  }
}

struct BareTab: View {
  var body: some View {
    NavigationStack { Home() }
  }
}

struct NestedTab: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack { BareTab().environment(router) }
  }
}

struct AllTabs: View {
  var body: some View {
    TabView {
      GoodTab().tabItem { Text("good") }
      NestedTab().tabItem { Text("nested") }
      BareTab().tabItem { Text("bare") }
    }
  }
}

@main
struct TabsApp: App {
  var body: some Scene {
    WindowGroup {
      AllTabs() // want missing-environment-object(Router)
    }
  }
}
