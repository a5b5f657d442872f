// A11: who only tells an object what to do, or subscribes to what it publishes, shows nothing of it that could be old.
// The finding names a view that does.
import SwiftUI

final class Router: ObservableObject {
  @Published var path: [Int] = []
  func push(_ n: Int) { path.append(n) }
}

final class Counter: ObservableObject {
  @Published var count = 0
  func reset() { count = 0 }
}

extension EnvironmentValues {
  @Entry var router = Router()
  @Entry var counter = Counter()  // want observable-object-in-environment-key(Counter)
}

struct Push: View {
  @Environment(\.router) private var router
  @State private var covered = false
  var body: some View {
    Button("go") { router.push(1) }
      .opacity(covered ? 0 : 1)
      .onReceive(router.$path) { covered = !$0.isEmpty }
    Button("home") { self.router.path = [] }
  }
}

struct Reset: View {
  @Environment(\.counter) private var counter
  var body: some View { Button("reset") { counter.reset() } }
}

struct Count: View {
  @Environment(\.counter) private var counter
  var body: some View { Text("\(counter.count)") }
}

@main struct DemoApp: App {
  @StateObject private var router = Router()
  @StateObject private var counter = Counter()
  var body: some Scene {
    WindowGroup {
      Group {
        Push()
        Reset()
        Count()
      }
      .environment(\.router, router)
      .environment(\.counter, counter)
    }
  }
}
