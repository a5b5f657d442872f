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
    var provided: [TypeID: [Site: [Screen]]] = [:]
    var open: Set<StandingFailure> = []
    var pushers: [Int32: Set<NominalID>] = [:]
    for object in missing {
      eachNode(above: object.node) { node in
        guard case .pushed(_, let site, let base, _) = nodes[Int(node)].step, screens[site] != nil,
          environments[nodes[Int(node)].environment].supply(of: object.type) == .absent
        else { return true }
        let elsewhere = provided[object.type] ?? contents(of: screens, thatFind: object.type)
        provided[object.type] = elsewhere
        let own = content(base)
        let mayBeOthers = elsewhere[site, default: []].contains { other in
          (other.content != own || own == .untold) && isSameApp(other.node, node)
        }
        if mayBeOthers, !isPushed(below: node, object.node, &pushers) {
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
    guard !routes.isEmpty, !missing.isEmpty else { return screens }
    for (index, node) in nodes.enumerated() {
      guard case .pushed(_, let site, _, _) = node.step, routes[site] != nil else { continue }
      screens[site, default: []].append(Int32(truncatingIfNeeded: index))
    }
    return screens
  }

  /// What stacks show, of which some screen that is no preview's finds an object, by the code of their screens.
  private func contents(
    of screens: [Site: [Int32]], thatFind type: TypeID
  ) -> [Site: [Screen]] {
    screens.mapValues { nodes in
      var found: [Screen] = []
      for node in nodes {
        guard case .pushed(_, _, let base, _) = self.nodes[Int(node)].step,
          environments[self.nodes[Int(node)].environment].supply(of: type) != .absent,
          roots[root(of: node)].kind != .preview
        else { continue }
        found.append(Screen(node: node, content: content(base)))
      }
      return found
    }
  }

  /// A pushed screen that finds an object.
  private struct Screen {
    var node: Int32
    var content: Content
  }

  /// What destinations are declared on, as the code that builds it.
  private enum Content: Hashable {
    /// A container with what stands in it: a helper's may hold something else in each stack.
    case component(Site, [Content])
    case view(NominalID)
    case several([Content])
    case untold
  }

  /// How many containers are looked into.
  private static var contentLimit: Int { 64 }

  private func content(_ value: ValueID?) -> Content {
    var left = Self.contentLimit
    return content(value, &left)
  }

  private func content(_ value: ValueID?, _ left: inout Int) -> Content {
    guard let value else { return .untold }
    switch evaluator.store[evaluator.core(value)] {
    case .modified(let base, _, _, _): return content(base, &left)
    case .component(let name, let arguments, let site):
      guard left > 0 else { return .component(site, []) }
      left -= 1
      let entry = evaluator.componentEntries[name]
      var inner: [Content] = []
      for item in evaluator.placed(arguments, by: entry, site, local) where item.isContent {
        inner.append(content(item.value, &left))
      }
      return .component(site, inner)
    case .instance(let type, _), .opaque(let type):
      return project.types.nominal(type).map { .view($0) } ?? .untold
    case .group(let parts):
      var contents: [Content] = []
      for part in parts { contents.append(content(part, &left)) }
      return contents.contains(.untold) ? .untold : .several(contents)
    default: return .untold
    }
  }

  /// Whether two screens may be pushed in one run of one app: hosts are no app's.
  private func isSameApp(_ first: Int32, _ second: Int32) -> Bool {
    let roots = [first, second].map { outermostRoot(of: $0) }
    return roots[0] == roots[1] || roots.contains { self.roots[$0].kind != .scene }
  }

  // MARK: Who pushes

  /// Whether a view of the stack that shows a screen names the case for which the screen builds what leads to a node, so that it is
  /// pushed there; also where the screen builds it for any case.
  private func isPushed(
    below screen: Int32, _ node: Int32, _ pushers: inout [Int32: Set<NominalID>]
  ) -> Bool {
    guard case .pushed(_, let declared, _, _) = nodes[Int(screen)].step,
      let route = routes[declared]
    else { return false }
    for site in sites(below: screen, towards: node) {
      switch branch(around: site) {
      case .whole: continue
      case .untold: return false
      case .forCase(let name):
        guard project[route].declares(name) else { return false }
        let views = pushers[screen] ?? views(ofStackAt: screen)
        pushers[screen] = views
        return views.contains { names(name, of: project[route].name, $0) }
      }
    }
    return true
  }

  private func views(ofStackAt screen: Int32) -> Set<NominalID> {
    var views = Set<NominalID>()
    // The code that makes the stack is its app's where no view does.
    var current = nodes[Int(screen)].parent
    var isFound = false
    while current >= 0, !isFound {
      switch nodes[Int(current)].step {
      case .builds(let view, _):
        views.insert(view)
        isFound = true
      case .container(let site): if let owner = project.owner(of: site) { views.insert(owner) }
      default: break
      }
      current = nodes[Int(current)].parent
    }
    let container = environments[nodes[Int(screen)].environment].container
    for other in nodes {
      guard case .builds(let view, _) = other.step,
        environments[other.environment].container == container
      else { continue }
      views.insert(view)
    }
    return views
  }

  /// Where views are built on the way from a node to another one, the first one first.
  private func sites(below screen: Int32, towards node: Int32) -> [Site] {
    var found: [Site] = []
    var current = node
    while current >= 0, current != screen {
      if case .builds(_, let site?) = nodes[Int(current)].step { found.append(site) }
      current = nodes[Int(current)].parent
    }
    return found.reversed()
  }

  /// Under what code runs within its member.
  private enum Branch {
    case whole
    /// The only case of the nearest `switch`.
    case forCase(Name)
    case untold
  }

  private func branch(around site: Site) -> Branch {
    let file = project.files[site.fileIndex]
    let facts = file.facts
    let offset = facts[site.id].range.start
    func holds(_ block: Block) -> TextRange? {
      guard let first = facts[block].first, let last = facts[block].last else { return nil }
      let range = TextRange(start: facts[first].range.start, end: facts[last].range.end)
      return range.start <= offset && offset < range.end ? range : nil
    }
    var best: (range: TextRange, branch: Branch)?
    func note(_ block: Block, _ branch: Branch) {
      guard let range = holds(block) else { return }
      if let best, best.range.end - best.range.start <= range.end - range.start { return }
      best = (range, branch)
    }
    for selection in facts.selections {
      for item in facts[selection.cases] {
        var branch = Branch.untold
        if facts[item.patterns].count == 1, let only = facts[item.patterns].first,
          case .enumCase(_, let name, _) = facts[only].kind
        {
          branch = .forCase(file.name(name))
        }
        note(item.body, branch)
      }
    }
    for conditional in facts.conditionals {
      note(conditional.then, .untold)
      if let otherwise = conditional.otherwise { note(otherwise, .untold) }
    }
    return best?.branch ?? .whole
  }

  /// Whether code of a view names a case, by its type's name or by none. O(expressions of the files with its members).
  private func names(_ name: Name, of type: Name, _ view: NominalID) -> Bool {
    let members = project[view].orderedMembers.map(\.reference)
    return Set(members.map(\.fileIndex)).sorted().contains { index in
      let file = project.files[index]
      let ranges = members.filter { $0.fileIndex == index }.map { file.facts[$0.id].range }
      return file.facts.expressions.contains { expression in
        let isCase =
          switch expression.kind {
          case .implicitMember(let local, _): file.name(local) == name
          case .member(let base, let local, _):
            file.name(local) == name && file.lastName(of: base) == type
          default: false
          }
        return isCase && ranges.contains { $0.contains(expression.range) }
      }
    }
  }

  // MARK: Ways

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
}
