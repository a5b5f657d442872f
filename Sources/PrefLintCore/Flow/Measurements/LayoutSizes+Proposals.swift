// What a view is proposed where it stands: followed upwards through modifiers, layers and containers.

extension LayoutSizes {
  // MARK: Proposals

  /// The container that a view stands in, and the row of it that is the view or holds it.
  func container(of id: Int32, in known: Int32? = nil) -> (container: Int32, row: Int32)? {
    var (current, row) = (id, id)
    var first = known
    while true {
      let parent = first ?? node(current).parent
      first = nil
      // What stands in several places has no one container.
      guard parent >= 0, known != nil && current == id || node(current).otherParents.isEmpty else {
        return nil
      }
      switch node(parent).kind {
      case .group, .component(_, .transparent?): break
      case .inlined, .branch, .component(_, .repeats?): if !isSpread(parent) { row = parent }
      case .component: return (parent, row)
      case .modified, .unknown: return nil
      }
      current = parent
    }
  }

  /// What is proposed to a node where it stands.
  func proposal(to id: Int32) -> LayoutProposal {
    if let known = proposals[id] { return known }
    guard step() else { return LayoutProposal() }
    let result = findProposal(id)
    proposals[id] = result
    return result
  }

  private func findProposal(_ id: Int32) -> LayoutProposal {
    let parent = node(id).parent
    guard parent >= 0 else {
      return LayoutProposal(
        horizontal: symbol(id, .horizontal, .positive, use: 5),
        vertical: symbol(id, .vertical, .positive, use: 5))
    }
    let others = node(id).otherParents
    let first = findProposal(id, in: parent)
    guard !others.isEmpty else { return first }
    // In one of several places: what all offer alike, or something of all that decides any of them.
    let all = others.map { findProposal(id, in: $0) }
    var result = first
    for axis in LayoutAxis.allCases where all.contains(where: { $0[axis] != first[axis] }) {
      let moving = all.reduce(first[axis]?.moving ?? []) { $0.union($1[axis]?.moving ?? []) }
      result[axis] = some(
        id, axis, of: others.reduce(moving.union(deciding(parent))) { $0.union(deciding($1)) },
        use: 15)
    }
    return result
  }

  /// What moves of the conditions around a node.
  func deciding(_ id: Int32) -> Set<LayoutSource> {
    var sources: Set<LayoutSource> = []
    var seen: Set<Int32> = []
    var waiting = [id]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      let node = node(next)
      if case .branch(let guards) = node.kind {
        for item in guards.joined() {
          sources.formUnion(reader.conditions[Int(item.condition)].sources)
        }
      }
      waiting += (node.parent >= 0 ? [node.parent] : []) + node.otherParents
    }
    return sources.filter { !$0.isConstant }
  }

  private func findProposal(_ id: Int32, in parent: Int32) -> LayoutProposal {
    let outer = proposal(to: parent)
    switch node(parent).kind {
    case .group, .inlined, .branch, .component(_, .transparent?):
      // Each row of a stack gets a share of its own.
      guard let (container, row) = container(of: id, in: parent), stackAxis(container) != nil,
        case .component(_, let behaviour) = node(container).kind
      else { return outer }
      return offered(by: container, behaviour, to: row, proposal(to: container))
    case .unknown: return undecided(parent, outer)
    case .modified(let base, let name, _, _):
      if base == id { return inner(parent, node(parent), outer) }
      if StandardLayout.layers.contains(name) {
        return LayoutProposal(
          horizontal: size(base, .horizontal, outer), vertical: size(base, .vertical, outer))
      }
      // What is shown elsewhere gets the space there.
      return LayoutProposal(
        horizontal: symbol(id, .horizontal, .positive, use: 5),
        vertical: symbol(id, .vertical, .positive, use: 5))
    case .component(_, let behaviour):
      return offered(by: parent, behaviour, to: id, outer)
    }
  }

  func undecided(_ id: Int32, _ outer: LayoutProposal) -> LayoutProposal {
    var result = LayoutProposal()
    for axis in LayoutAxis.allCases {
      result[axis] = some(id, axis, of: all(id, axis, outer), use: 6)
    }
    return result
  }

  func offered(
    by container: Int32, _ behaviour: LayoutBehaviour?, to id: Int32, _ outer: LayoutProposal
  ) -> LayoutProposal {
    switch behaviour {
    case .layers, .transparent, .repeats, .measures, .fills, .single:
      // Through what is transparent the container around offers.
      return outer
    case .apart:
      return LayoutProposal(
        horizontal: symbol(container, .horizontal, .positive, use: 5),
        vertical: symbol(container, .vertical, .positive, use: 5))
    case .scrolls: return inside(node(container), outer)
    case .rows:
      var result = LayoutProposal()
      result.horizontal = some(container, .horizontal, of: outer.moving, use: 6)
      return result
    case .hugs:
      return outer.moving.isEmpty ? outer : undecided(container, outer)
    case .stack(let axis):
      return share(of: container, axis, row: id, proposal(outer, within: container))
    default: return undecided(container, outer)
    }
  }

  /// What a stack offers one of its views: the only flexible one gets what the others leave.
  func share(
    of stack: Int32, _ axis: LayoutAxis, row: Int32, _ outer: LayoutProposal
  ) -> LayoutProposal {
    var result = outer
    guard let offered = outer[axis] else { return outer }
    let rows = rows(of: stack)
    guard rows.contains(row), !rows.contains(where: isRepeated) else {
      result[axis] = some(stack, axis, of: all(stack, axis, outer), use: 6)
      return result
    }
    let others = rows.filter { $0 != row }
    if others.contains(where: { isFlexible($0, axis, outer) }) {
      result[axis] = some(stack, axis, of: all(stack, axis, outer), use: 6)
      return result
    }
    var free = outer
    free[axis] = offered.moving.isEmpty ? offered : nil
    let taken = others.map { size($0, axis, free) }.reduce(spacing(stack, axis, rows.count), +)
    result[axis] = offered + taken.scaled(-1)
    return result
  }
}
