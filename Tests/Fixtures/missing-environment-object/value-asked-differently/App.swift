// A3: conditions on one value contradict each other only where they ask the same: not where it is compared with what other
// values hold, where a case's payload is asked for, and not after a `where`.
import SwiftUI

final class First: ObservableObject { @Published var text = "" }
final class Second: ObservableObject { @Published var text = "" }
final class Third: ObservableObject { @Published var text = "" }

struct FirstLeaf: View {
  @EnvironmentObject var object: First
  var body: some View { Text(object.text) }
}

struct SecondLeaf: View {
  @EnvironmentObject var object: Second
  var body: some View { Text(object.text) }
}

struct ThirdLeaf: View {
  @EnvironmentObject var object: Third
  var body: some View { Text(object.text) }
}

struct Item { let id: Int }
enum Step { case start, page(Int) }

extension View {
  @ViewBuilder func provided(_ selection: Int, _ item: Item) -> some View {
    if selection == item.id { environmentObject(First()) } else { self }
  }
  @ViewBuilder func paged(_ step: Step) -> some View {
    switch step {
    case .page(1): environmentObject(Second())
    default: self
    }
  }
  @ViewBuilder func guarded(_ step: Step, _ isOn: Bool) -> some View {
    switch step {
    case .start where isOn: environmentObject(Third())
    default: self
    }
  }
}

final class Fourth: ObservableObject { @Published var text = "" }

struct FourthLeaf: View {
  @EnvironmentObject var object: Fourth
  var body: some View { Text(object.text) }
}

struct Looping: View {
  @State private var isOn = false
  let items: [Item]
  var body: some View {
    VStack {
      if isOn { Text("") }
      row()
    }
    .fourth(isOn)
  }
  private func row() -> AnyView {
    for item in items {
      guard isOn else { continue }
      return AnyView(Text("\(item.id)"))
    }
    // Behind a loop nothing is known of what a round of it asked.
    return AnyView(FourthLeaf())
  }
}

extension View {
  @ViewBuilder func fourth(_ isOn: Bool) -> some View {
    if isOn { environmentObject(Fourth()) } else { self }
  }
}

struct Content: View {
  let left: Item
  let right: Item
  @State private var selection = 0
  @State private var step = Step.start
  @State private var isOn = false
  var body: some View {
    Button("") { step = .page(2) }
    Looping(items: [left, right])
    VStack { if selection == right.id { FirstLeaf() } }.provided(selection, left)
    VStack { if case .page = step { SecondLeaf() } }.paged(step)
    VStack { if case .start = step { ThirdLeaf() } }.guarded(step, isOn)
  }
}

@main
struct FixtureApp: App {
  @State private var items = [Item(id: 1), Item(id: 2)]
  var body: some Scene {
    WindowGroup {
      Content(left: items[0], right: items[1]) // want missing-environment-object(First) missing-environment-object(Second) missing-environment-object(Third) missing-environment-object(Fourth)
    }
  }
}
