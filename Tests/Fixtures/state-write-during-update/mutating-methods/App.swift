// E8: a mutating method of the project sets the state that it is called on, whatever it does; so does a tuple of several that is
// assigned to. What a method of a copy changes is the copy.
import SwiftUI

@main
struct DraftsApp: App {
  var body: some Scene {
    WindowGroup {
      Editor()
      Pair()
      Reader()
    }
  }
}

struct Draft {
  var title = ""
  mutating func reset() { title = "" }
  func shortened() -> String { String(title.prefix(10)) }
}

struct Editor: View {
  @State private var draft = Draft()

  var body: some View {
    draft.reset() // want state-write-during-update(draft)
    return Text(draft.title)
  }
}

struct Pair: View {
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    (first, second) = (1, 2) // want state-write-during-update(first) state-write-during-update(second)
    return Text("\(first) \(second)")
  }
}

struct Reader: View {
  @State private var draft = Draft()

  var body: some View {
    var copy = draft
    copy.reset()
    return VStack {
      Text(draft.shortened())
      Button("Reset") { draft.reset() }
    }
  }
}
