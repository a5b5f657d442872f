// D6, D10: one update of a view asks one state at several places and gets one answer: a listener in one case of it hears nothing that
// stands in another. What a view was given before, or another view has, may have been asked when the answer was another one.
import SwiftUI

struct NoteKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

enum Load {
  case idle
  case failed(String)
  case done
}

// Two cases exclude each other.
struct Cases: View {
  @State private var load = Load.idle
  var body: some View {
    VStack {
      Button("fail") { load = .failed("no") }
      Button("end") { load = .done }
      switch load {
      case .done: content.onPreferenceChange(NoteKey.self) { print($0) }  // want deaf-preference-listener(NoteKey)
      default: content
      }
    }
  }
  @ViewBuilder private var content: some View {
    if case .failed(let reason) = load {
      Text(reason).preference(key: NoteKey.self, value: [1])  // want non-child-preference(NoteKey)
    }
  }
}

// The listener stands in a view around what it is given.
struct Hearing<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content.onPreferenceChange(NoteKey.self) { print($0) } }
}

struct Numbers: View {
  @State private var level = 0
  var body: some View {
    VStack {
      Stepper("level", value: $level)
      if level > 3 {
        Hearing { content(level) }
      } else {
        content(level)
      }
      // Any number of one may be two of the other.
      if level > 1 { Hearing { content(level - 2) } }
    }
  }
  @ViewBuilder private func content(_ level: Int) -> some View {
    if level < 2 { Text("low").preference(key: NoteKey.self, value: [2]) }
  }
}

struct Optionals: View {
  @State private var item: String?
  var body: some View {
    VStack {
      Button("choose") { item = "first" }
      if let item {
        VStack {
          Text(item)
          content
        }
        .onPreferenceChange(NoteKey.self) { print($0) }  // want deaf-preference-listener(NoteKey)
      } else {
        content
      }
    }
  }
  private var content: some View {
    VStack {
      if item == nil {
        Text("nothing").preference(key: NoteKey.self, value: [3])  // want non-child-preference(NoteKey)
      }
    }
  }
}

// Each row has a state of its own.
struct Row: View {
  @State private var load = Load.idle
  var body: some View {
    VStack {
      Button("end") { load = .done }
      if case .done = load { Text("row").preference(key: NoteKey.self, value: [4]) }
    }
  }
}

struct Rows: View {
  @State private var load = Load.idle
  var body: some View {
    VStack {
      Button("end") { load = .done }
      if case .idle = load { rows.onPreferenceChange(NoteKey.self) { print($0) } } else { rows }
    }
  }
  private var rows: some View { ForEach(0..<3) { _ in Row() } }
}

// One card stands in another.
struct Card<Content: View>: View {
  @State private var load = Load.idle
  @ViewBuilder let content: Content
  var body: some View {
    VStack {
      Button("end") { load = .done }
      if case .idle = load {
        VStack { content }.onPreferenceChange(NoteKey.self) { print($0) }
      } else {
        content
      }
      if case .done = load { Text("card").preference(key: NoteKey.self, value: [5]) }
    }
  }
}

// What was built before is shown after the state has changed.
struct Keeping: View {
  @State private var load = Load.failed("no")
  @State private var saved: AnyView?
  var body: some View {
    VStack {
      Button("keep") { saved = AnyView(content) }
      Button("end") { load = .done }
      if case .done = load { VStack { saved }.onPreferenceChange(NoteKey.self) { print($0) } }
    }
  }
  @ViewBuilder private var content: some View {
    if case .failed = load { Text("kept").preference(key: NoteKey.self, value: [6]) }
  }
}

struct Frozen<Content: View>: View {
  @State private var content: Content
  init(@ViewBuilder content: () -> Content) { _content = State(initialValue: content()) }
  var body: some View { content }
}

struct Freezing: View {
  @State private var isOn = true
  var body: some View {
    VStack {
      Toggle("on", isOn: $isOn)
      Frozen { Part(isOn: isOn) }
    }
    .modifier(Listening(isOn: !isOn))
  }
}

struct Part: View {
  let isOn: Bool
  var body: some View {
    VStack { if isOn { Text("part").preference(key: NoteKey.self, value: [7]) } }
  }
}

struct Listening: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View {
    VStack {
      if isOn { content.onPreferenceChange(NoteKey.self) { print($0) } } else { content }
    }
  }
}

// What a view keeps is shown in another one that asks the same.
struct Showing<Content: View>: View {
  let isDone: Bool
  @ViewBuilder let content: Content
  var body: some View {
    if isDone { VStack { content }.onPreferenceChange(NoteKey.self) { print($0) } }
  }
}

struct Handing: View {
  @State private var isDone = false
  @State private var saved: AnyView?
  var body: some View {
    VStack {
      Toggle("done", isOn: $isDone)
      Button("keep") { saved = AnyView(content) }
      Showing(isDone: isDone) { saved }
    }
  }
  @ViewBuilder private var content: some View {
    if !isDone { Text("handed").preference(key: NoteKey.self, value: [8]) }
  }
}

// Nobody is told when these change: a view that is updated alone has the newer answer.
final class Draft: ObservableObject {
  var isNew = true
  var isOld: Bool { Date().timeIntervalSince1970 > 100 }
}

enum Flags { static var isOn = true }

struct Leaf: View {
  @ObservedObject var draft: Draft
  @State private var count = 0
  var body: some View {
    VStack {
      Button("next") { count += 1 }
      if draft.isNew { Text("new").preference(key: NoteKey.self, value: [count]) }
      if draft.isOld { Text("old").preference(key: NoteKey.self, value: [count]) }
      if Flags.isOn { Text("on").preference(key: NoteKey.self, value: [count]) }
    }
  }
}

struct Drafts: View {
  @StateObject private var draft = Draft()
  var body: some View {
    VStack {
      if !draft.isNew { Leaf(draft: draft).onPreferenceChange(NoteKey.self) { print($0) } }
      if !draft.isOld { Leaf(draft: draft).onPreferenceChange(NoteKey.self) { print($0) } }
      if !Flags.isOn { Leaf(draft: draft).onPreferenceChange(NoteKey.self) { print($0) } }
    }
  }
}

// What is equal says the project.
enum Stage: Equatable {
  case loading
  case refreshing
  case done
  static func == (left: Stage, right: Stage) -> Bool {
    switch (left, right) {
    case (.done, .done): true
    case (.done, _), (_, .done): false
    default: true
    }
  }
}

struct Staged: View {
  @State private var stage = Stage.loading
  var body: some View {
    VStack {
      Button("refresh") { stage = .refreshing }
      Button("end") { stage = .done }
      if stage == .loading {
        content.onPreferenceChange(NoteKey.self) { print($0) }
      } else {
        content
      }
    }
  }
  @ViewBuilder private var content: some View {
    if stage == .refreshing { Text("stage").preference(key: NoteKey.self, value: [9]) }
  }
}

// What is no number is neither more than three nor not more.
struct Measured: View {
  @State private var width = 0.0
  var body: some View {
    VStack {
      Slider(value: $width)
      if width > 3 {
        Text("wide")
      } else {
        content.onPreferenceChange(NoteKey.self) { print($0) }
      }
    }
  }
  @ViewBuilder private var content: some View {
    if width <= 3 {
      Text("narrow")
    } else {
      Text("none").preference(key: NoteKey.self, value: [10])
    }
  }
}

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup {
      Cases()
      Numbers()
      Optionals()
      Rows()
      Card { Card { Text("inner") } }
      Keeping()
      Freezing()
      Handing()
      Drafts()
      Staged()
      Measured()
    }
  }
}
