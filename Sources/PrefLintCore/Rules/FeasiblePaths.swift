// Ways from roots to a place that can be taken: what a run assumes along one may not contradict itself.

extension EnvironmentFlow {
  private struct Place {
    var node: Int32
    var assumed: PresenceID
  }

  /// A whole way, from a root.
  private struct Way {
    /// Whether what it assumes can hold.
    var feasibility: Feasibility
    /// Where it exists.
    var presence: PresenceID
    var root: Int
    /// Whether it is not told that a program is built for one of its platforms.
    var isElsewhere: Bool
    /// What it proves.
    var verdict: Feasibility { isElsewhere ? .unclear : feasibility }
  }

  /// Whether some way from a root comes to a node under what is assumed below it, to miss an object there.
  ///
  /// Linear in the nodes above the node for each set of assumptions; without assumptions on paths, constant.
  func isFeasible(_ node: Int32, _ assumed: PresenceID, missing type: TypeID) -> Bool {
    feasibility(node, assumed, missing: type) == .possible
  }

  /// The same for a way on platforms of which it is not told whether a program is built for them.
  func isFeasibleElsewhere(_ node: Int32, _ assumed: PresenceID, missing type: TypeID) -> Bool {
    var result = false
    eachWay(node, assumed, missing: type) { way in
      result = way.feasibility == .possible
      return !result
    }
    return result
  }

  /// Notes of which missing objects ways from one root are on all platforms together that the root may be for, each on some: on which
  /// one the program is built then makes no difference.
  func noteWhatIsMissingTogether() {
    guard hasUntoldWays else { return }
    var presences: [TypeID: [Int: [PresenceID]]] = [:]
    let roots = missing.map { object in
      var roots: Set<Int> = []
      eachWay(object.node, object.presence, missing: object.type) { way in
        if way.isElsewhere, way.feasibility == .possible {
          roots.insert(way.root)
          presences[object.type, default: [:]][way.root, default: []].append(way.presence)
        }
        return true
      }
      return roots
    }
    for (index, roots) in roots.enumerated() {
      missing[index].isTogether = roots.contains { root in
        untoldPlatforms.areEverywhere(
          presences[missing[index].type]?[root] ?? [], root: root)
      }
    }
  }

  /// Whether an object is missing on a way on such platforms.
  func isMissingElsewhere(_ object: MissingObject) -> Bool {
    guard hasUntoldWays else { return false }
    var result = false
    eachWay(object.node, object.presence, missing: object.type) { way in
      result = way.isElsewhere
      return !result
    }
    return result
  }

  /// Whether what some way assumes can hold; unclear if conditions ask one value in ways that may exclude each other.
  func feasibility(
    _ node: Int32, _ assumed: PresenceID, missing type: TypeID
  ) -> Feasibility {
    let result = judged(node, assumed, missing: type)
    // What was proved stands until something certainly speaks against it.
    return compared != nil && result == .unclear ? .possible : result
  }

  private func judged(
    _ node: Int32, _ assumed: PresenceID, missing type: TypeID
  ) -> Feasibility {
    // Nothing more is asked then.
    if compared != nil, leavesWaysOut { return .possible }
    guard mayBeUnclear(assumed), !isFeasibleDirectly(node, assumed, missing: type) else {
      return .possible
    }
    var result = Feasibility.impossible
    let isWhole = eachWay(node, assumed, missing: type) { way in
      if way.verdict != .impossible { result = way.verdict }
      return way.verdict != .possible
    }
    if isWhole || result == .possible { return result }
    leavesWaysOut = true
    return .unclear
  }

  /// Whether the shortest of the ways that come straight to a node can be taken: among many that conditions part it would be judged late.
  private func isFeasibleDirectly(
    _ node: Int32, _ assumed: PresenceID, missing type: TypeID
  ) -> Bool {
    let entries = [node] + (alternates[node] ?? [])
    guard entries.count > 1,
      let nearest = entries.map({ (node: $0, steps: steps(above: $0)) }).min(by: {
        $0.steps < $1.steps
      })
    else { return false }
    guard var assumed = nearest.node == node ? assumed : assuming(node, assumed, missing: type)
    else {
      return false
    }
    var current = nearest.node
    while true {
      guard let below = assuming(current, assumed, missing: type) else { return false }
      assumed = below
      let parent = nodes[Int(current)].parent
      let next = parent >= 0 ? parent : outerNodes[current] ?? -1
      guard next >= 0 else { break }
      current = next
    }
    return mayBegin(current, assumed)
      && !untoldPlatforms.mayBeNowhere(assumed, root: root(of: current))
      && feasibility(of: assumed, missing: type) == .possible
  }

  /// The root that a node is below and that stands in no other: of a scene its app.
  func outermostRoot(of node: Int32) -> Int {
    var current = node
    while true {
      let parent = nodes[Int(current)].parent
      let next = parent >= 0 ? parent : outerNodes[current] ?? -1
      guard next >= 0 else { return root(of: current) }
      current = next
    }
  }

  private func steps(above node: Int32) -> Int {
    var count = 0
    var current = node
    while current >= 0 {
      count += 1
      let parent = nodes[Int(current)].parent
      current = parent >= 0 ? parent : outerNodes[current] ?? -1
    }
    return count
  }

  /// Whether of some way it is not told whether what it assumes can hold.
  func hasUnclearWay(_ node: Int32, _ assumed: PresenceID, missing type: TypeID) -> Bool {
    guard mayBeUnclear(assumed) else { return false }
    var result = false
    eachWay(node, assumed, missing: type) { way in
      result = way.verdict == .unclear
      return !result
    }
    return result
  }

  private func mayBeUnclear(_ assumed: PresenceID) -> Bool {
    project.presences.hasAssumptions || hasUntoldWays || untoldPlatforms.mayBeNowhere(assumed)
  }

  /// Judges the ways from roots to a node, the shortest first, until one is enough. A way that assumes all that a shorter one
  /// through the same node does, and more, is as good as that one: views that show each other lead in circles, and each
  /// round may assume more.
  ///
  /// - Returns: false where conditions part the ways so often that some are left out.
  @discardableResult private func eachWay(
    _ node: Int32, _ assumed: PresenceID, missing type: TypeID, goesOn: (Way) -> Bool
  ) -> Bool {
    judgedWays.ask(nodes: nodes.count) { eachWay(node, assumed, missing: type, $0, goesOn) }
  }

  private func eachWay(
    _ node: Int32, _ assumed: PresenceID, missing type: TypeID, _ ways: WaysToNodes,
    _ goesOn: (Way) -> Bool
  ) -> Bool {
    var waiting: [Place] = []
    var next = 0
    func go(to node: Int32, _ assumed: PresenceID) {
      if ways.isNew(node, assumed, project.presences) {
        waiting.append(Place(node: node, assumed: assumed))
      }
    }
    go(to: node, assumed)
    while next < waiting.count {
      let place = waiting[next]
      next += 1
      guard next < Self.wayLimit else { return false }
      guard let assumed = assuming(place.node, place.assumed, missing: type) else { continue }
      var parent = nodes[Int(place.node)].parent
      // A scene is a root, and stands in its app.
      if parent < 0 { parent = outerNodes[place.node] ?? -1 }
      if parent < 0 {
        guard mayBegin(place.node, assumed) else { continue }
        let root = root(of: place.node)
        let way = Way(
          feasibility: feasibility(of: assumed, missing: type), presence: assumed, root: root,
          isElsewhere: untoldPlatforms.mayBeNowhere(assumed, root: root))
        guard goesOn(way) else { return true }
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

  /// What is assumed at a node and below it, to miss an object there; nil when that contradicts itself.
  func assuming(_ node: Int32, _ assumed: PresenceID, missing object: TypeID) -> PresenceID? {
    switch nodes[Int(node)].step {
    case .assumes(let own):
      let both = project.presences.and(own, assumed)
      return both == .never ? nil : both
    case .builds(let type, _):
      return assumed == .always ? assumed : outside(type, node, assumed, missing: object)
    default: return assumed
    }
  }
}
