// A11: what an action asks of an object is asked anew each time, and shows nothing that could be old. Content of containers and
// helpers that build views does.
import SwiftUI

final class Router: ObservableObject {
  @Published var path: [Int] = []
}

final class Counter: ObservableObject {
  @Published var count = 0
}

final class Badge: ObservableObject {
  @Published var text = ""
}

final class Queue: ObservableObject {
  @Published var items: [String] = []
}

extension EnvironmentValues {
  @Entry var router = Router()
  @Entry var counter = Counter()
  @Entry var badge = Badge()  // want observable-object-in-environment-key(Badge)
  @Entry var queue = Queue()  // want observable-object-in-environment-key(Queue)
}

struct Depth: ViewModifier {
  @Environment(\.router) private var router
  @State private var depth: Int?

  func body(content: Content) -> some View {
    content
      .opacity(depth == nil ? 0 : 1)
      .onAppear { depth = router.path.count }
      .onReceive(router.$path) { depth = $0.count }
  }
}

struct Unused: View {
  @Environment(\.router) private var router  // want unused-environment-wrapper(router)

  var body: some View { Text("Unused") }
}

struct Opened: View {
  @Environment(\.counter) private var counter
  @State private var shown = 0
  let isOpen: Bool
  let tell: (Counter) -> Void

  var body: some View {
    Button("Tell \(shown)") { tell(counter) }
      .onChange(of: isOpen) {
        Task { shown = counter.count }
        refresh()
      }
  }

  private func refresh() {
    if counter.count > 1 { shown = counter.count }
  }
}

struct Card<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

struct Labelled: View {
  @Environment(\.badge) private var badge

  var body: some View {
    Card { Text(badge.text) }
  }
}

struct Listed: View {
  @Environment(\.queue) private var queue

  var body: some View { list() }

  private func list() -> some View {
    ForEach(queue.items, id: \.self) { Text($0) }
  }
}

@main struct DemoApp: App {
  @StateObject private var router = Router()
  @StateObject private var counter = Counter()
  @StateObject private var badge = Badge()
  @StateObject private var queue = Queue()

  var body: some Scene {
    WindowGroup {
      Group {
        Text("Root").modifier(Depth())
        Unused()
        Opened(isOpen: true) { print($0.count) }
        Labelled()
        Listed()
      }
      .environment(\.router, router)
      .environment(\.counter, counter)
      .environment(\.badge, badge)
      .environment(\.queue, queue)
    }
  }
}
