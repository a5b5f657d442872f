// Ways from roots to a place that can be taken: what a run assumes along one may not contradict itself.

extension EnvironmentFlow {
  private struct Place {
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
    guard mayBeUnclear(assumed) else { return .possible }
    var result = Feasibility.impossible
    let isWhole = eachWay(node, assumed, missing: type) { way in
      if way != .impossible { result = way }
      return way != .possible
    }
    return isWhole || result == .possible ? result : .unclear
  }

  /// Whether of some way it is not told whether what it assumes can hold.
  func hasUnclearWay(_ node: Int32, _ assumed: PresenceID, missing type: TypeID) -> Bool {
    guard mayBeUnclear(assumed) else { return false }
    var result = false
    eachWay(node, assumed, missing: type) { way in
      result = way == .unclear
      return !result
    }
    return result
  }

  private func mayBeUnclear(_ assumed: PresenceID) -> Bool {
    project.presences.hasAssumptions || untoldPlatforms.mayBeNowhere(assumed)
  }

  /// Judges the ways from roots to a node, the shortest first, until one is enough. A way that assumes all that a shorter one
  /// through the same node does, and more, is as good as that one: views that show each other lead in circles, and each
  /// round may assume more.
  ///
  /// - Returns: false where conditions part the ways so often that some are left out.
  @discardableResult private func eachWay(
    _ node: Int32, _ assumed: PresenceID, missing type: TypeID, goesOn: (Feasibility) -> Bool
  ) -> Bool {
    var waiting = [Place(node: node, assumed: assumed)]
    var seen = [node: [assumed]]
    var next = 0
    func go(to node: Int32, _ assumed: PresenceID) {
      let known = seen[node] ?? []
      guard !known.contains(where: { project.presences.and($0, assumed) == assumed }) else {
        return
      }
      seen[node] = known + [assumed]
      waiting.append(Place(node: node, assumed: assumed))
    }
    while next < waiting.count {
      let place = waiting[next]
      next += 1
      guard next < Self.wayLimit else { return false }
      guard let assumed = assuming(place.node, place.assumed) else { continue }
      var parent = nodes[Int(place.node)].parent
      // A scene is a root, and stands in its app.
      if parent < 0 { parent = outerNodes[place.node] ?? -1 }
      if parent < 0 {
        guard mayBegin(place.node, assumed) else { continue }
        let isElsewhere = untoldPlatforms.mayBeNowhere(assumed, root: root(of: place.node))
        guard goesOn(isElsewhere ? .unclear : feasibility(of: assumed, missing: type)) else {
          return true
        }
        continue
      }
      go(to: parent, assumed)
      for other in alternates[place.node] ?? [] { go(to: other, assumed) }
    }
    return true
  }

  /// How many steps of ways are judged for one place.
  private static let wayLimit = 1 << 12

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
