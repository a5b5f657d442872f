// What gets out of a view of what is measured in it: what whoever shows the view is told, he may follow, or take the view away.

extension LayoutReader {
  /// Something measured goes to somebody of whom nothing is known: whoever gives the root that may be above.
  func leak(into value: LayoutValue) {
    if isGivenToRoot(value) || isCarriedToRoot(value) { hasLeaked = true }
  }

  /// Something measured goes into what is not followed; a member of state of which nothing is known is a part of the state all the same.
  func lose(_ value: LayoutValue, in target: LayoutValue, _ site: Site) {
    leak(into: target)
    guard case .unknown(let sources) = target, sources.count == 1 else { return }
    for case .cell(let id, let path) in sources {
      record(hazy(value), into: .cell(id, path, nil), site)
    }
  }

  /// Whether a value is what somebody gives, or the environment carries, to the root.
  func isCarriedToRoot(_ value: LayoutValue) -> Bool {
    if case .cell(let id, _, _) = value { isGivenToRoot(cells[Int(id)]) } else { false }
  }

  func isGivenToRoot(_ value: LayoutValue) -> Bool {
    sources(of: value).contains { givenToRoot[$0] != nil }
  }

  func isGivenToRoot(_ cell: LayoutCell) -> Bool {
    cell.isStatic
      || cell.isGiven && (cell.instance == 0 || wrapper(of: cell.property) == .environment)
  }

  /// Whether a value is measured, or state that follows what is measured as it changes.
  func carries(_ value: LayoutValue) -> Bool {
    let sources = sources(of: value)
    return isMeasured(sources) || trigger?.kind == .reaction && sources.contains(where: isMarked)
  }

  /// Whether a callback of what is measured puts something new into what is given: above it may be an identity.
  func renews(_ value: LayoutValue, _ part: LayoutCellPart) -> Bool {
    guard trigger?.kind == .change else { return false }
    switch value {
    case .fresh: return true
    case .instance: return isNeverEqual(value)
    case .number, .condition: return sources(of: value).contains(part.source)
    default: return false
    }
  }

  /// A callback tells somebody of whom nothing is known that something is large, or the like: he may take the view away.
  func tell() {
    guard let trigger else { return }
    let isTold = guards.contains { item in
      let sources = conditions[Int(item.condition)].sources
      return isMeasured(sources) || sources.contains(where: isMarked)
    }
    if isTold { telling.insert(trigger.site) }
  }

  /// Adds to each write the conditions under which the view comes to stand that calls back: a helper, or a modifier, may decide
  /// that about a view that it is given.
  func place() {
    for index in writes.indices {
      let node = writes[index].trigger.node
      guard node >= 0 else { continue }
      for item in guards(around: node)
      where !isBuild(item) && !writes[index].trigger.standing.contains(item) {
        writes[index].trigger.standing.append(item)
      }
    }
  }

  private func guards(around node: Int32) -> [LayoutGuard] {
    var result: [LayoutGuard] = []
    var current = node
    // Views that stand in each other are cut off by a limit; here it is the number of the nodes.
    for _ in nodes.indices {
      let parent = nodes[Int(current)].parent
      guard parent >= 0 else { break }
      if case .branch(let ways) = nodes[Int(parent)].kind {
        let own = zip(ways, nodes[Int(parent)].children).filter { $0.1 == current }
        if own.count == 1 { result += own[0].0 }
      }
      current = parent
    }
    return result
  }
}

extension LayoutReader {
  /// Whether a node stands in a view that was given to one of the project's which never names it.
  ///
  /// - Complexity: linear in the nodes above it, and in the fields of the views that were read.
  func isDropped(_ node: Int32) -> Bool {
    guard node >= 0 else { return false }
    var top = node
    while nodes[Int(top)].parent >= 0 {
      guard nodes[Int(top)].otherParents.isEmpty else { return false }
      top = nodes[Int(top)].parent
    }
    guard top != root, nodes[Int(top)].otherParents.isEmpty else { return false }
    var isHeld = false
    for instance in instances {
      for (name, value) in instance.fields {
        guard case .view(top) = value else { continue }
        guard isView(instance.nominal), isNeverNamed(name, in: instance.nominal) else {
          return false
        }
        isHeld = true
      }
    }
    return isHeld
  }

  /// Whether no code of a view names a property of it, initialisers aside, and nobody else does.
  private func isNeverNamed(_ name: Name, in nominal: NominalID) -> Bool {
    variables.mentions(of: name).allSatisfy { mention in
      if let around = mention.around, project.isInitialiser(around) { return true }
      return mention.isOwn && project.owner(of: mention.site) != nominal
    }
  }
}
