// Types of views that may stand within another view of their own type: only there two views of a type are on one way.

struct NestedTypes {
  private var types: Set<NominalID> = []
  /// How many nodes there were.
  let nodeCount: Int

  /// Linear in the nodes and in the ways that join them.
  init(flow: EnvironmentFlow) {
    nodeCount = flow.nodes.count
    /// The type of the view that a node stands in, or is.
    var owners: [NominalID?] = []
    owners.reserveCapacity(nodeCount)
    var inner: [NominalID: Set<NominalID>] = [:]
    for (index, node) in flow.nodes.enumerated() {
      let parent = node.parent >= 0 ? node.parent : flow.outerNodes[Int32(index)] ?? -1
      // Nodes come after those that they stand below.
      let around = parent >= 0 && parent < index ? owners[Int(parent)] : nil
      guard case .builds(let type, _) = node.step else {
        owners.append(around)
        continue
      }
      owners.append(type)
      if let around { inner[around, default: []].insert(type) }
    }
    for (first, others) in flow.alternates.all {
      guard let below = owners[Int(first)] else { continue }
      for other in others {
        if let around = owners[Int(other)], around != below {
          inner[around, default: []].insert(below)
        }
      }
    }
    for (root, outer) in flow.outerNodes {
      if let around = owners[Int(outer)], let below = owners[Int(root)], around != below {
        inner[around, default: []].insert(below)
      }
    }
    find(inner)
  }

  func contains(_ type: NominalID) -> Bool { types.contains(type) }

  /// Finds the types on circles (R. Tarjan, "Depth-first search and linear graph algorithms", 1972).
  private mutating func find(_ inner: [NominalID: Set<NominalID>]) {
    var numbers: [NominalID: Int] = [:]
    var lows: [NominalID: Int] = [:]
    var open: [NominalID] = []
    var isOpen: Set<NominalID> = []
    for start in inner.keys.sorted() where numbers[start] == nil {
      var frames: [(type: NominalID, rest: [NominalID])] = []
      func enter(_ type: NominalID) {
        (numbers[type], lows[type]) = (numbers.count, numbers.count)
        open.append(type)
        isOpen.insert(type)
        frames.append((type, (inner[type] ?? []).sorted()))
      }
      enter(start)
      while let frame = frames.last {
        guard let next = frame.rest.last else {
          frames.removeLast()
          let low = lows[frame.type] ?? 0
          if let outer = frames.last?.type { lows[outer] = min(lows[outer] ?? 0, low) }
          guard low == numbers[frame.type] else { continue }
          var circle: [NominalID] = []
          while let last = open.popLast() {
            isOpen.remove(last)
            circle.append(last)
            if last == frame.type { break }
          }
          if circle.count > 1 || inner[frame.type]?.contains(frame.type) ?? false {
            types.formUnion(circle)
          }
          continue
        }
        frames[frames.count - 1].rest.removeLast()
        if let number = numbers[next] {
          if isOpen.contains(next) { lows[frame.type] = min(lows[frame.type] ?? 0, number) }
        } else {
          enter(next)
        }
      }
    }
  }
}
