// C5: an object injected on the content inside the stack does not reach a pushed destination.
import SwiftUI

@Observable
final class Router {
  var path: [Int] = []
}

struct Detail: View {
  @Environment(Router.self) private var router
  let id: Int
  var body: some View { Text("\(id) of \(router.path.count)") }
}

struct Home: View {
  @Environment(Router.self) private var router

  var body: some View {
    List(0..<10, id: \.self) { id in
      NavigationLink("\(id)", value: id)
    }
    .navigationTitle("\(router.path.count)")
    .navigationDestination(for: Int.self) { id in // want missing-environment-object(Router)
      Detail(id: id)
    }
  }
}

struct ContentView: View {
  @State private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      Home()
        .environment(router)
    }
  }
}

@main
struct RouteApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
