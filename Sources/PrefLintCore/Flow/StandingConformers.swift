// What is missing only if a certain conformer of a protocol, or a certain heir of a class, stands at a place. A
// value that is seen through a protocol may be any conformer (design, "what makes a step decided"), but not every
// one stands at every place: of two lists of screens, one may show those that need an object, and the other be the
// one without it. So a failure behind such a value is proved
// - if the object is missing for every type that may stand at the place, whichever does; or
// - if the object is missing at every place at which the conformer may stand as a value of that protocol, so that
//   there is none where it works.
// Else the read is left open. A call on a dependency behind a protocol falls under the same two cases: a factory
// with one conformer is that conformer, and one whose screens are provided for nowhere is reported. Values of
// other protocols come from elsewhere: that a conformer works there tells nothing of these.

/// An object that is missing if a certain conformer, or heir, stands at a node.
struct StandingFailure: Hashable {
  var node: Int32
  var type: TypeID
}

extension EnvironmentFlow {
  /// Drops the missing objects that depend on which conformer stands where, and counts their reads as undecided.
  /// Where another way proves an object missing, the ways that do not are kept apart (`openFailures`).
  ///
  /// - Complexity: linear in the nodes above failures behind protocols; in all nodes for each type that is missing there.
  func leaveOpenWhatOthersStandFor() {
    guard nodes.contains(where: { if case .stands = $0.step { true } else { false } }) else {
      return
    }
    let ways = missing.map { standing(above: $0.node) }
    guard ways.contains(where: { !$0.nodes.isEmpty }) else { return }
    var failing: Set<StandingFailure> = []
    for (object, way) in zip(missing, ways) {
      for node in way.nodes { failing.insert(StandingFailure(node: node, type: object.type)) }
    }
    var siblings: [Int32: [Int32]] = [:]
    for (index, node) in nodes.enumerated() {
      guard case .stands = node.step else { continue }
      siblings[node.parent, default: []].append(Int32(truncatingIfNeeded: index))
    }
    var provided: [TypeID: Set<GuiseID>] = [:]
    func isProved(_ failure: StandingFailure) -> Bool {
      let node = failure.node
      guard !mayHaveOthers(node) else { return false }
      let all = siblings[nodes[Int(node)].parent] ?? []
      if all.allSatisfy({ failing.contains(StandingFailure(node: $0, type: failure.type)) }) {
        return true
      }
      guard case .stands(let guise) = nodes[Int(node)].step else { return false }
      let elsewhere = provided[failure.type] ?? guisesThatFind(failure.type)
      provided[failure.type] = elsewhere
      return !elsewhere.contains(guise)
    }
    openFailures = failing.filter { !isProved($0) }
    guard !openFailures.isEmpty else { return }
    var kept: [MissingObject] = []
    for (object, way) in zip(missing, ways) {
      let isProved =
        way.hasDirectWay
        || way.nodes.contains {
          !openFailures.contains(StandingFailure(node: $0, type: object.type))
        }
      if isProved {
        kept.append(object)
      } else {
        let isPreview = roots[root(of: object.node)].kind == .preview
        readStates[object.read.property]?.leaveOpen(
          .init(node: object.node, type: nil, isStanding: true), inPreview: isPreview)
      }
    }
    missing = kept
  }

  /// Whether a type that is not in the project may stand at a place: below a host that a library makes for its users.
  private func mayHaveOthers(_ node: Int32) -> Bool {
    guard case .stands(let guise) = nodes[Int(node)].step,
      let site = roots[root(of: node)].site, roots[root(of: node)].kind == .host
    else { return false }
    return published.mayHaveOtherHeirs(evaluator.store[guise].seenAs)
      && published.mayBeUsedOutside(site)
  }

  /// Visits a node and those on the ways to it, each once; not what is above those of which it is answered so.
  func eachNode(above node: Int32, goesOn: (Int32) -> Bool) {
    var waiting = [node]
    var seen: Set<Int32> = [node]
    while let next = waiting.popLast() {
      guard goesOn(next) else { continue }
      let parent = nodes[Int(next)].parent
      if parent >= 0, seen.insert(parent).inserted { waiting.append(parent) }
      for other in alternates[next] ?? [] where seen.insert(other).inserted {
        waiting.append(other)
      }
    }
  }

  /// The nearest conformers on the ways to a node, and whether some way has none.
  private func standing(above node: Int32) -> (nodes: [Int32], hasDirectWay: Bool) {
    var found: [Int32] = []
    var hasDirectWay = false
    eachNode(above: node) { next in
      if case .stands = nodes[Int(next)].step {
        found.append(next)
        return false
      }
      if nodes[Int(next)].parent < 0 { hasDirectWay = true }
      return true
    }
    return (found, hasDirectWay)
  }

  /// The conformers that find an object, or one that may be nil, at some place where they stand that is no preview's:
  /// that an environment is not known speaks for no object in it. What one
  /// injects itself, for a part of what it builds, tells nothing of its places.
  private func guisesThatFind(_ type: TypeID) -> Set<GuiseID> {
    var found: Set<GuiseID> = []
    for (index, node) in nodes.enumerated() {
      guard case .stands(let guise) = node.step,
        environments[node.environment].objects.contains(where: {
          $0.type == type && $0.supply != .absent
        }),
        roots[root(of: Int32(truncatingIfNeeded: index))].kind != .preview
      else { continue }
      found.insert(guise)
    }
    return found
  }
}
