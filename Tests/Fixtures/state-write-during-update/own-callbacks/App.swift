// E8: a method of the project's own that is named like a modifier or like one of the standard library's may keep the closure
// that it is given, and call it later.
import SwiftUI

final class Tracker: ObservableObject {
  @Published var items: [Int] = []
  func update(with value: Int) { items.append(value) }
  func refill() {
    items = [] // want state-write-during-update(items)
  }
}

struct Action: Identifiable {
  var id = 0
  var callback: () -> Void = {}
}

struct Community {
  func swipeActions(_ callback: @escaping (Int) -> Void, confirms: Bool) -> [Action] {
    [Action(callback: { callback(1) })]
  }
  func sync(_ callback: @escaping () -> Void) -> Action { Action(callback: callback) }
}

struct Row: View {
  @EnvironmentObject var tracker: Tracker
  var actions: [Action]?
  let community = Community()

  var body: some View {
    List(
      actions
        ?? community.swipeActions({
          tracker.update(with: $0)
        }, confirms: true)
    ) { action in
      Button("A", action: action.callback)
    }
    .toolbar {
      Button("B", action: community.sync { tracker.update(with: 2) }.callback)
    }
    .overlay {
      let _ = tracker.refill()
      Text("C")
    }
  }
}

@main
struct FixtureApp: App {
  @StateObject private var tracker = Tracker()

  var body: some Scene {
    WindowGroup { Row().environmentObject(tracker) }
  }
}
