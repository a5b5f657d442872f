// E8: what `body` asks of an observed object may publish, as a cache does that is filled when it is asked; a cache that is not
// published, of an object that nobody observes, or filled later, is fine. A guard that finds the value does not help: the first time
// publishes.
import SwiftUI

final class Forms: ObservableObject {
  @Published private var forms = [String: Int]()
  @Published private var rows = [Int]()
  @Published private(set) var names = Set<String>()
  @Published private var counts: [String: Int] = [:]
  private var cache = [String: Int]()
  private let queue = DispatchQueue(label: "forms")

  func form(_ id: String) -> Int {
    if let form = forms[id] { return form }
    forms[id] = 1 // want state-write-during-update(forms)
    return 1
  }
  func form(at index: Int) -> Int {
    rows.append(index) // want state-write-during-update(rows)
    return index
  }
  var title: String {
    names.insert("title") // want state-write-during-update(names)
    return "Title"
  }
  func count(_ id: String) -> Int {
    guard let count = counts[id] else {
      counts[id] = 0 // want state-write-during-update(counts)
      return 0
    }
    return count
  }
  func cached(_ id: String) -> Int {
    if let form = cache[id] { return form }
    cache[id] = 1
    queue.async { self.forms[id] = 1 }
    return 1
  }
  func fill() { forms["a"] = 1 }
}

class Base: ObservableObject {
  @Published var steps = 0
  func step() -> Int {
    steps += 1 // want state-write-during-update(steps)
    return steps
  }
  func open() { steps += 1 }
}

final class Derived: Base {}
final class Quiet: Base {
  override func open() {}
}

@Observable
final class Watched {
  var forms: [String: Int] = [:]
  @ObservationIgnored private var cache: [String: Int] = [:]
  func form(_ id: String) -> Int {
    cache[id] = 1
    return forms[id] ?? 0
  }
}

struct Interpolated: View {
  @ObservedObject var model: Forms
  var body: some View {
    Text("\(model.form("a")) \(model.cached("a"))")
      .onAppear { model.fill() }
  }
}

struct Bound: View {
  @EnvironmentObject var model: Forms
  var body: some View {
    let n = model.form(at: 1)
    Text("\(n)")
    Button("Fill") { model.fill() }
  }
}

struct Computed: View {
  @StateObject private var model = Forms()
  var body: some View { row }
  private var row: some View { Text(model.title) }
}

struct Dropped: View {
  @StateObject private var model = Forms()
  @StateObject private var derived = Derived()
  @ObservedObject var base: Base
  @State private var watched = Watched()
  var body: some View {
    let _ = model.count("c")
    let _ = derived.step()
    let _ = base.open()
    Text("\(watched.form("d"))")
  }
}

struct Held: View {
  let model: Forms
  var body: some View { Text("\(model.form("e"))") }
}

@main
struct FixtureApp: App {
  @StateObject private var model = Forms()

  var body: some Scene {
    WindowGroup {
      VStack {
        Interpolated(model: model)
        Bound().environmentObject(model)
        Computed()
        Dropped(base: Quiet())
        Held(model: model)
      }
    }
  }
}
