// A10: members of what closures are called with are none of the environment, where the catalogue tells what that is; of what other
// code calls them with nothing is told.
import SwiftUI

extension EnvironmentValues {
  @Entry var level = 0
  @Entry var rank = 0
  @Entry var weight = 0
  @Entry var place = 0
}

struct Node: Identifiable {
  let id: Int
  var level: Int
  var rank: Int
  var weight: Int
}

struct LevelText: View {
  @Environment(\.level) private var value
  var body: some View { Text("\(value)") }
}

struct RankText: View {
  @Environment(\.rank) private var value
  var body: some View { Text("\(value)") }
}

struct PlaceText: View {
  @Environment(\.place) private var value
  var body: some View { Text("\(value)") }
}

struct Place: Identifiable {
  let id: Int
  var place: Int
}

struct Places: View {
  @State private var places: [Place] = [Place(id: 1, place: 2)]

  var body: some View {
    List($places) { $item in
      Stepper("x", value: $item.place)
        .environment(\.place, item.place) // want environment-value-out-of-scope(place)
    }
    PlaceText()
  }
}

struct WeightText: View {
  @Environment(\.weight) private var value
  var body: some View { Text("\(value)") }
}

struct Tree: View {
  let nodes: [Node]

  var body: some View {
    VStack {
      ForEach(nodes.sorted { $0.rank < $1.rank }) { node in
        Text("n")
          .environment(\.level, node.level) // want environment-value-out-of-scope(level)
          .environment(\.rank, nodes.first { $0.level == 1 }?.id ?? 0) // want environment-value-out-of-scope(rank)
          .environment(\.weight, node.id)
      }
      LevelText()
      RankText()
      WeightText()
    }
  }
}

func withValues(_ body: (EnvironmentValues) -> Int) -> Int { body(EnvironmentValues()) }

let standard = withValues { values in values.weight }

func load() -> [Node] { [Node(id: 1, level: 2, rank: 3, weight: standard)] }

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Tree(nodes: load()); Places() } }
}
