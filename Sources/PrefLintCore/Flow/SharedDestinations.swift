// What is missing only if a certain stack pushes a certain case. Several stacks may show the destinations that one piece of code
// declares for the cases of an enumeration (a helper that each of them applies), and not every stack pushes every case: a screen
// that finds no object on one of them may only be pushed on another. So a failure on such a screen is proved if the object is
// missing on all stacks that show something else; else the read is left open. Stacks that show the same code push the same.

extension EnvironmentFlow {
  /// Drops the missing objects that depend on which stack pushes what, and counts their reads as undecided. Ways that are not
  /// proved are kept apart (`openFailures`).
  ///
  /// - Complexity: linear in the nodes above failures; in all nodes for each type that is missing on a pushed screen.
  func leaveOpenWhatOtherStacksPush() {
    let screens = screensOfRoutes()
    guard screens.contains(where: { $0.value.count > 1 }) else { return }
    var provided: [TypeID: [Site: Set<Content>]] = [:]
    var open: Set<StandingFailure> = []
    for object in missing {
      eachNode(above: object.node) { node in
        guard case .pushed(_, let site, let base, _) = nodes[Int(node)].step, screens[site] != nil,
          environments[nodes[Int(node)].environment].supply(of: object.type) == .absent
        else { return true }
        let elsewhere = provided[object.type] ?? contents(of: screens, thatFind: object.type)
        provided[object.type] = elsewhere
        let own = content(base)
        if elsewhere[site, default: []].contains(where: { $0 != own || own == .untold }) {
          open.insert(StandingFailure(node: node, type: object.type))
        }
        return true
      }
    }
    guard !open.isEmpty else { return }
    openFailures.formUnion(open)
    missing.removeAll { object in
      guard !hasProvedWay(object) else { return false }
      let isPreview = roots[root(of: object.node)].kind == .preview
      readStates[object.read.property]?.leaveOpen(
        .init(node: object.node, type: nil, isElsewherePushed: true), inPreview: isPreview)
      return true
    }
  }

  /// The pushed screens that code shows for cases of an enumeration, by that code.
  private func screensOfRoutes() -> [Site: [Int32]] {
    var screens: [Site: [Int32]] = [:]
    guard !routeSites.isEmpty, !missing.isEmpty else { return screens }
    for (index, node) in nodes.enumerated() {
      guard case .pushed(_, let site, _, _) = node.step, routeSites.contains(site) else { continue }
      screens[site, default: []].append(Int32(truncatingIfNeeded: index))
    }
    return screens
  }

  /// What stacks show, of which some screen that is no preview's finds an object, by the code of their screens.
  private func contents(
    of screens: [Site: [Int32]], thatFind type: TypeID
  ) -> [Site: Set<Content>] {
    screens.mapValues { nodes in
      var found: Set<Content> = []
      for node in nodes {
        guard case .pushed(_, _, let base, _) = self.nodes[Int(node)].step,
          environments[self.nodes[Int(node)].environment].supply(of: type) != .absent,
          roots[root(of: node)].kind != .preview
        else { continue }
        found.insert(content(base))
      }
      return found
    }
  }

  /// What destinations are declared on, as the code that builds it.
  private enum Content: Hashable {
    case component(Site)
    case view(NominalID)
    case several([Content])
    case untold
  }

  private func content(_ value: ValueID?) -> Content {
    guard let value else { return .untold }
    switch evaluator.store[evaluator.core(value)] {
    case .modified(let base, _, _, _): return content(base)
    case .component(_, _, let site): return .component(site)
    case .instance(let type, _), .opaque(let type):
      return project.types.nominal(type).map { .view($0) } ?? .untold
    case .group(let parts):
      let contents = parts.map { content($0) }
      return contents.contains(.untold) ? .untold : .several(contents)
    default: return .untold
    }
  }

  /// Whether some way to a missing object leads through nothing that is open.
  private func hasProvedWay(_ object: MissingObject) -> Bool {
    var isProved = false
    eachNode(above: object.node) { node in
      if openFailures.contains(StandingFailure(node: node, type: object.type)) { return false }
      if nodes[Int(node)].parent < 0 { isProved = true }
      return true
    }
    return isProved
  }

  /// Visits a node and those on the ways to it, each once; not what is above those of which it is answered so.
  private func eachNode(above node: Int32, goesOn: (Int32) -> Bool) {
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
}
