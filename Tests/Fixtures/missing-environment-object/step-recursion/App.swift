// Design §4: a view that builds itself ends where it has been before.
import SwiftUI

final class Selection: ObservableObject {
  @Published var id = 0
}

struct Node: Identifiable {
  let id: Int
  var children: [Node] = []
}

struct NodeRow: View {
  @EnvironmentObject var selection: Selection
  let node: Node

  var body: some View {
    Text("\(node.id)").bold(selection.id == node.id)
    ForEach(node.children) { child in
      NodeRow(node: child)
    }
  }
}

struct Even: View {
  let depth: Int
  var body: some View {
    if depth > 0 { Odd(depth: depth - 1) }
  }
}

struct Odd: View {
  let depth: Int
  var body: some View {
    Even(depth: depth - 1)
    NodeRow(node: Node(id: depth))
  }
}

@main
struct TreeApp: App {
  @StateObject private var selection = Selection()

  var body: some Scene {
    WindowGroup {
      NodeRow(node: Node(id: 0)).environmentObject(selection)
      Even(depth: 4).environmentObject(selection)
      NodeRow(node: Node(id: 1)) // want missing-environment-object(Selection)
      Even(depth: 5) // want missing-environment-object(Selection)
    }
  }
}
