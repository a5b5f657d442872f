// Ways from roots to a place that can be taken: what a run assumes along one may not contradict itself.

extension EnvironmentFlow {
  private struct Place: Hashable {
    var node: Int32
    var assumed: PresenceID
  }

  /// Whether some way from a root comes to a node under what is assumed below it, to miss an object there.
  ///
  /// Linear in the nodes above the node for each set of assumptions; without assumptions on paths, constant.
  func isFeasible(_ node: Int32, _ assumed: PresenceID, missing type: TypeID) -> Bool {
    feasibility(node, assumed, missing: type) == .possible
  }

  /// Whether what some way assumes can hold; unclear if conditions ask one value in ways that may exclude each other.
  func feasibility(
    _ node: Int32, _ assumed: PresenceID, missing type: TypeID
  ) -> Feasibility {
    guard project.presences.hasAssumptions else { return .possible }
    var result = Feasibility.impossible
    eachWay(node, assumed, missing: type) { way in
      if way != .impossible { result = way }
      return way != .possible
    }
    return result
  }

  /// Whether of some way it is not told whether what it assumes can hold.
  func hasUnclearWay(_ node: Int32, _ assumed: PresenceID, missing type: TypeID) -> Bool {
    guard project.presences.hasAssumptions else { return false }
    var result = false
    eachWay(node, assumed, missing: type) { way in
      result = way == .unclear
      return !result
    }
    return result
  }

  /// Judges the ways from roots to a node, until one is enough.
  private func eachWay(
    _ node: Int32, _ assumed: PresenceID, missing type: TypeID, goesOn: (Feasibility) -> Bool
  ) {
    var waiting = [Place(node: node, assumed: assumed)]
    var seen = Set(waiting)
    while let next = waiting.popLast() {
      guard let assumed = assuming(next.node, next.assumed) else { continue }
      var parent = nodes[Int(next.node)].parent
      // A scene is a root, and stands in its app.
      if parent < 0 { parent = outerNodes[next.node] ?? -1 }
      if parent < 0 {
        guard mayBegin(next.node, assumed) else { continue }
        guard goesOn(feasibility(of: assumed, missing: type)) else { return }
        continue
      }
      for other in alternates[next.node] ?? [] {
        let place = Place(node: other, assumed: assumed)
        if seen.insert(place).inserted { waiting.append(place) }
      }
      let place = Place(node: parent, assumed: assumed)
      if seen.insert(place).inserted { waiting.append(place) }
    }
  }

  /// Whether a root may begin what assumes something: what only previews build stands in previews (C17).
  private func mayBegin(_ node: Int32, _ assumed: PresenceID) -> Bool {
    guard case .root(let root) = nodes[Int(node)].step, roots[root].kind != .preview else {
      return true
    }
    return project.presences.and(assumed, evaluator.outsidePreviews) != .never
  }

  /// What is assumed at a node and below it; nil when that contradicts itself.
  func assuming(_ node: Int32, _ assumed: PresenceID) -> PresenceID? {
    guard case .assumes(let own) = nodes[Int(node)].step else { return assumed }
    let both = project.presences.and(own, assumed)
    return both == .never ? nil : both
  }
}
