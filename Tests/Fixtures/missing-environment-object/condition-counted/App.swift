// ROW: what a condition decides. A variable that '+=' changes is worth what it has counted to where literals and constants tell it:
// what conditions of the run, loops over run-time elements or code with effects count to is left open.
import SwiftUI

final class Model: ObservableObject {
  @Published var isNew = false
  @Published var isHot = false
  @Published var items: [Int] = []
  func check() throws {}
}
struct Total {
  var count = 0
  static func += (total: inout Total, more: Int) { total.count += 2 * more }
}

struct HomeView: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      if flags() > 0 { FlagsView() }
      if matches { MatchesView() }
      if kind() == 3 { ThirdView() }
      if kind() == 2 { SecondView() }
      if added() == 1 { AddedView() }
      if added() == 0 { NotAddedView() }
      if told() == 2 { ToldView() }
      if told() == 0 { NotToldView() }
      if pages() == 8 { PagesView() }
      if pages() == -1 { NoPagesView() }
      if below() > 0 { BelowView() }
      if left() == 3 { LeftView() }
      if nested() == 0 { NestedView() }
      if filtered() > 5 { FilteredView() }
      if captured() == 0 { CapturedView() }
      if visited() == 0 { VisitedView() }
      if local() == 0 { LocalView() }
      if caught() == 6 { CaughtView() }
      if counter() == 0 { CounterView() }
      if repeated() == 1 { RepeatedView() }
      if part() == 1 { PartView() }
      if text().isEmpty { TextsView() }
      if own() == 1 { OwnView() }
      Button("x") { model.isNew.toggle(); model.isHot.toggle(); model.items.append(1) }
    }
  }
  func flags() -> Int {
    var count = 0
    if model.isNew { count += 1 }
    if model.isHot { count += 1 }
    return count
  }
  var matches: Bool {
    var count = 0
    for item in model.items where item > 3 { count += 1 }
    return count > 2
  }
  func kind() -> Int {
    var kind = 1
    if model.isNew { kind += 2 }
    return kind
  }
  func added() -> Int {
    var sum = 0
    sum += 1
    return sum
  }
  func told() -> Int {
    var count = 0
    for item in [1, 2, 5] where item > 1 { count += 1 }
    return count
  }
  func pages() -> Int {
    var pages = 0
    for page in 1...3 {
      if page == 2 { pages += 10 } else { pages -= 1 }
    }
    return pages
  }
  func below() -> Int { -1 }
  func left() -> Int {
    var count = 0
    for item in [1, 2, 5] {
      if item == 2 { break }
      count += 1
    }
    return count
  }
  func nested() -> Int {
    var count = 0
    for _ in [1, 2] { for _ in [1, 2] { count += 1 } }
    return count
  }
  func filtered() -> Int {
    var count = 0
    for item in [1, 2] where model.items.contains(item) { count += 1 }
    return count
  }
  func captured() -> Int {
    var count = 0
    let add = { count += 1 }
    add()
    return count
  }
  func visited() -> Int {
    var count = 0
    [1, 2].forEach { _ in count += 1 }
    return count
  }
  func local() -> Int {
    var count = 0
    func add() { count += 1 }
    add()
    return count
  }
  func caught() -> Int {
    var count = 0
    do {
      try model.check()
      count += 1
    } catch { count += 5 }
    return count
  }
  func counter() -> Int {
    var count = 0
    while count < 3 { count += 1 }
    return count
  }
  func repeated() -> Int {
    var count = 0
    repeat { count += 1 } while count < 3
    return count
  }
  func part() -> Int {
    var total = Total()
    for _ in [1, 2] { total.count += 1 }
    return total.count
  }
  func text() -> String {
    var text = ""
    text += "a"
    return text
  }
  func own() -> Int {
    var total = Total()
    total += 1
    return total.count
  }
}

final class Flags: ObservableObject {}
struct FlagsView: View {
  @EnvironmentObject var object: Flags
  var body: some View { Text("\(object)") }
}
final class Matches: ObservableObject {}
struct MatchesView: View {
  @EnvironmentObject var object: Matches
  var body: some View { Text("\(object)") }
}
final class Third: ObservableObject {}
struct ThirdView: View {
  @EnvironmentObject var object: Third
  var body: some View { Text("\(object)") }
}
final class Second: ObservableObject {}
struct SecondView: View {
  @EnvironmentObject var object: Second
  var body: some View { Text("\(object)") }
}
final class Added: ObservableObject {}
struct AddedView: View {
  @EnvironmentObject var object: Added
  var body: some View { Text("\(object)") }
}
final class NotAdded: ObservableObject {}
struct NotAddedView: View {
  @EnvironmentObject var object: NotAdded
  var body: some View { Text("\(object)") }
}
final class Told: ObservableObject {}
struct ToldView: View {
  @EnvironmentObject var object: Told
  var body: some View { Text("\(object)") }
}
final class NotTold: ObservableObject {}
struct NotToldView: View {
  @EnvironmentObject var object: NotTold
  var body: some View { Text("\(object)") }
}
final class Pages: ObservableObject {}
struct PagesView: View {
  @EnvironmentObject var object: Pages
  var body: some View { Text("\(object)") }
}
final class NoPages: ObservableObject {}
struct NoPagesView: View {
  @EnvironmentObject var object: NoPages
  var body: some View { Text("\(object)") }
}
final class Below: ObservableObject {}
struct BelowView: View {
  @EnvironmentObject var object: Below
  var body: some View { Text("\(object)") }
}
final class Left: ObservableObject {}
struct LeftView: View {
  @EnvironmentObject var object: Left
  var body: some View { Text("\(object)") }
}
final class Nested: ObservableObject {}
struct NestedView: View {
  @EnvironmentObject var object: Nested
  var body: some View { Text("\(object)") }
}
final class Filtered: ObservableObject {}
struct FilteredView: View {
  @EnvironmentObject var object: Filtered
  var body: some View { Text("\(object)") }
}
final class Captured: ObservableObject {}
struct CapturedView: View {
  @EnvironmentObject var object: Captured
  var body: some View { Text("\(object)") }
}
final class Visited: ObservableObject {}
struct VisitedView: View {
  @EnvironmentObject var object: Visited
  var body: some View { Text("\(object)") }
}
final class Local: ObservableObject {}
struct LocalView: View {
  @EnvironmentObject var object: Local
  var body: some View { Text("\(object)") }
}
final class Caught: ObservableObject {}
struct CaughtView: View {
  @EnvironmentObject var object: Caught
  var body: some View { Text("\(object)") }
}
final class Counter: ObservableObject {}
struct CounterView: View {
  @EnvironmentObject var object: Counter
  var body: some View { Text("\(object)") }
}
final class Repeated: ObservableObject {}
struct RepeatedView: View {
  @EnvironmentObject var object: Repeated
  var body: some View { Text("\(object)") }
}
final class Part: ObservableObject {}
struct PartView: View {
  @EnvironmentObject var object: Part
  var body: some View { Text("\(object)") }
}
final class Texts: ObservableObject {}
struct TextsView: View {
  @EnvironmentObject var object: Texts
  var body: some View { Text("\(object)") }
}
final class Own: ObservableObject {}
struct OwnView: View {
  @EnvironmentObject var object: Own
  var body: some View { Text("\(object)") }
}

@main
struct TheApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }  // want missing-environment-object(Added) missing-environment-object(Told) missing-environment-object(Pages)
    WindowGroup(id: "healthy") {
      HomeView()
        .environmentObject(Added())
        .environmentObject(Told())
        .environmentObject(Pages())
    }
    WindowGroup(id: "never") { NeighboursView() }
  }
}
