// C5: injected on the stack, or inside the destination's closure, the object reaches what is pushed.
import SwiftUI

@Observable
final class Router {
  var path: [Int] = []
  var detail: Int?
}

struct Detail: View {
  @Environment(Router.self) private var router
  let id: Int
  var body: some View { Text("\(id) of \(router.path.count)") }
}

struct OnStack: View {
  @State private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      Text("home")
        .navigationDestination(for: Int.self) { Detail(id: $0) }
        .navigationDestination(item: $router.detail) { Detail(id: $0) }
    }
    .environment(router)
  }
}

struct InClosure: View {
  @State private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      Text("home")
        .environment(router)
        .navigationDestination(for: Int.self) { id in
          Detail(id: id)
            .environment(router)
        }
    }
  }
}

@main
struct RouteApp: App {
  var body: some Scene {
    WindowGroup {
      OnStack()
      InClosure()
    }
  }
}
