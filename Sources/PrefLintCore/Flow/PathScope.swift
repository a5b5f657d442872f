// What stands below a place of the view tree, read from the paths that the flow has followed: the twin of the
// way up that explains a missing object. Ways that were followed once for several places are below each.

/// The paths of a flow, downwards.
struct PathScope {
  private let flow: EnvironmentFlow
  /// The children of each node: those of node `n` are `children[starts[n]..<starts[n + 1]]`.
  private var starts: [Int32] = []
  private var children: [Int32] = []
  /// For a node that joins another: the one whose way was followed.
  private var joined: [Int32: Int32] = [:]

  /// What is found below a place.
  enum Reach {
    /// A node that was looked for.
    case found(Int32)
    /// Something that is not decided.
    case undecided
    /// Nothing; with the pushed screen that holds what was looked for outside the reach of the place (C5).
    case nothing(behind: Int32?)
  }

  init(flow: EnvironmentFlow) {
    self.flow = flow
    var counts = [Int32](repeating: 0, count: flow.nodes.count + 1)
    var parents = flow.nodes.map(\.parent)
    for (root, outer) in flow.outerNodes { parents[Int(root)] = outer }
    for parent in parents where parent >= 0 { counts[Int(parent) + 1] += 1 }
    for index in 1..<max(1, counts.count) { counts[index] += counts[index - 1] }
    starts = counts
    children = [Int32](repeating: 0, count: parents.count)
    for (index, parent) in parents.enumerated() where parent >= 0 {
      children[Int(counts[Int(parent)])] = Int32(truncatingIfNeeded: index)
      counts[Int(parent)] += 1
    }
    for (first, others) in flow.alternates.all { for other in others { joined[other] = first } }
  }

  /// Looks below a node for what a write there reaches, as the environment is passed on: a pushed screen has
  /// that of its container (C4, C5), detached content none (C3b, C15).
  ///
  /// - Parameters:
  ///   - isWanted: whether a step is what is looked for.
  ///   - isEnd: whether a step hides the write from what is below.
  func reach(
    below start: Int32, isWanted: (PathNode.Step) -> Bool, isEnd: (Int32) -> Bool = { _ in false }
  ) -> Reach {
    var waiting: [Place] = [Place(node: start, isInContainer: false)]
    var seen: Set<Place> = Set(waiting)
    var outside: [Int32] = []
    while let place = waiting.popLast() {
      if flow.doubtfulNodes.contains(place.node) { return .undecided }
      let step = flow.nodes[Int(place.node)].step
      var isInContainer = place.isInContainer
      switch step {
      case .pushed where !isInContainer:
        outside.append(place.node)
        continue
      case .detached, .presents: continue
      case .container: isInContainer = true
      case .root where place.node != start: isInContainer = false
      default: break
      }
      if place.node != start {
        if isWanted(step) { return .found(place.node) }
        if isEnd(place.node) { continue }
      }
      for child in below(place.node) {
        let next = Place(node: child, isInContainer: isInContainer)
        if seen.insert(next).inserted { waiting.append(next) }
      }
    }
    return .nothing(behind: outside.first { holds($0, isWanted) })
  }

  /// Whether what is looked for stands anywhere below a node.
  private func holds(_ start: Int32, _ isWanted: (PathNode.Step) -> Bool) -> Bool {
    var waiting = [start]
    var seen: Set<Int32> = [start]
    while let node = waiting.popLast() {
      if isWanted(flow.nodes[Int(node)].step) { return true }
      for child in below(node) where seen.insert(child).inserted { waiting.append(child) }
    }
    return false
  }

  private func below(_ node: Int32) -> [Int32] {
    let own = children[Int(starts[Int(node)])..<Int(starts[Int(node) + 1])]
    guard let first = joined[node] else { return Array(own) }
    return own + [first]
  }

  private struct Place: Hashable {
    var node: Int32
    var isInContainer: Bool
  }
}

extension EnvironmentFlow {
  /// The node at the top of a path, through the scenes around it.
  func top(of node: Int32) -> Int32 {
    var current = node
    while true {
      let parent = nodes[Int(current)].parent
      if parent >= 0 {
        current = parent
      } else if let outer = outerNodes[current] {
        current = outer
      } else {
        return current
      }
    }
  }

  /// Whether all values of another environment are written somewhere above a node (A13).
  func isForwarded(_ node: Int32) -> Bool {
    var current = node
    while current >= 0 {
      if case .writesValue(project.language.selfValue, _) = nodes[Int(current)].step { return true }
      let parent = nodes[Int(current)].parent
      current = parent >= 0 ? parent : outerNodes[current] ?? -1
    }
    return false
  }
}
