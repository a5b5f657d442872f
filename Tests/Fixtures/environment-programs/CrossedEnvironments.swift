// Two objects of one hierarchy: each key is exact through generics, aliases, and covariant overrides.
import SwiftUI

class Node: ObservableObject {
  @Published var name = ""
  required init() {}
}

final class Leaf: Node {}

typealias AnyNode = Node

struct NodeView: View {
  @EnvironmentObject var node: AnyNode
  var body: some View { Text(node.name) }
}

struct LeafView: View {
  @EnvironmentObject var leaf: Leaf
  var body: some View { Text(leaf.name) }
}

class Maker {
  func make() -> Node { Node() }
}

final class LeafMaker: Maker {
  override func make() -> Leaf { Leaf() }
}

struct Both: View {
  let maker = LeafMaker()
  let base: Maker = LeafMaker()

  var body: some View {
    LeafView().environmentObject(maker.make())
    NodeView().environmentObject(base.make())
    NodeView().environmentObject(maker.make() as Node)
    NodeView().environmentObject(maker.make())
  }
}

@main
struct NodeApp: App {
  var body: some Scene {
    WindowGroup { Both() }
  }
}
