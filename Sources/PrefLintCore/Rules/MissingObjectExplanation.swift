// Where a missing object is mended, and what almost provides it: the failing path is walked from the read
// to the root, and the nearest step that explains the failure decides (design §3).

/// Why an object is missing; the raw values are the `reason` of a finding.
enum MissingReason: String {
  case neverInjected = "never-injected"
  case outsideInjection = "outside-injection"
  case sibling = "sibling"
  case belowStack = "below-stack"
  case otherScene = "other-scene"
  case subclassOnly = "subclass-only"
  case ownBody = "own-body"
}

/// The place and the cause of a missing object.
struct Explanation {
  var place: SourceRange
  var reason: MissingReason
  var root: FlowRoot
  /// What almost provides the object.
  var nearMiss: Site?
  /// The modifier or component whose content is outside; nil when the finding stands at the root.
  var boundary: (name: Name, site: Site)?
  /// Views from the place to the reader, with the sites that build them.
  var steps: [(view: NominalID, site: Site?)]
  var anchor: String
  /// Whether the semantics leave room for doubt (C3b, C10).
  var isDoubtful: Bool
  /// The first view below the place.
  var content: NominalID? { steps.first?.view }
}

extension MissingEnvironmentObject {
  func explain(_ missing: MissingObject) -> Explanation {
    let path = path(to: missing.node)
    var steps: [(view: NominalID, site: Site?)] = []
    let root = flow.roots[flow.root(of: missing.node)]
    func boundary(
      _ reason: MissingReason, _ name: Name, _ site: Site, _ nearMiss: Site?,
      isDoubtful: Bool = false
    ) -> Explanation {
      Explanation(
        place: flow.nameRange(site), reason: reason, root: root, nearMiss: nearMiss,
        boundary: (name, site), steps: steps,
        anchor: flow.enclosing(site) + "." + project.names[name], isDoubtful: isDoubtful)
    }
    for index in path.indices.reversed() {
      switch flow.nodes[Int(path[index])].step {
      case .builds(let nominal, let site): steps.insert((nominal, site), at: 0)
      case .content(let name, let site, let base):
        if let write = write(of: missing.type, inChain: base) {
          return boundary(
            .outsideInjection, name, site, write, isDoubtful: isMacToolbar(name, missing))
        }
      case .pushed(let name, let site, let base, let attachment):
        if let base, let write = write(of: missing.type, inChain: base) {
          return boundary(.outsideInjection, name, site, write)
        }
        if flow.environments[attachment].supply(of: missing.type) == .present {
          return boundary(.belowStack, name, site, writeAbove(index, path, missing.type))
        }
      case .detached(let name, let site):
        return boundary(
          .outsideInjection, name, site, writeAbove(index, path, missing.type), isDoubtful: true)
      case .root, .writes: break
      }
    }
    let site = root.kind == .host ? root.site : steps.first?.site ?? root.site
    let (reason, nearMiss) = causeAtRoot(missing, path)
    return Explanation(
      place: site.map { flow.calleeRange($0) } ?? root.range, reason: reason, root: root,
      nearMiss: nearMiss, boundary: nil, steps: steps,
      anchor: root.anchor + (steps.first.map { "." + project.names[project[$0.view].name] } ?? ""),
      isDoubtful: false)
  }

  private func path(to node: Int32) -> [Int32] {
    var path: [Int32] = []
    var current = node
    while current >= 0 {
      path.append(current)
      current = flow.nodes[Int(current)].parent
    }
    return path.reversed()
  }

  private func isMacToolbar(_ name: Name, _ missing: MissingObject) -> Bool {
    flow.evaluator.modifierEntries[name]?.effect == .fillsToolbar
      && project.presences[missing.presence].platforms == .macOS
  }

  /// A write of the type on the chain that a value is, from the outside in.
  private func write(of type: TypeID, inChain value: ValueID) -> Site? {
    var current = value
    while true {
      switch flow.evaluator.store[current] {
      case .modified(let base, let name, let arguments, let site):
        if writes(name, arguments, type) { return site }
        current = base
      case .built(let inner, _), .typed(let inner, _): current = inner
      default: return nil
      }
    }
  }

  private func writes(_ name: Name, _ arguments: [ArgumentValue], _ type: TypeID) -> Bool {
    guard let entry = flow.evaluator.modifierEntries[name], let first = arguments.first,
      entry.effect == .writesObject || entry.effect == .writesEnvironment
    else { return false }
    return project.types.unwrapped(flow.evaluator.type(of: first.value)) == type
  }

  private func writeAbove(_ index: Int, _ path: [Int32], _ type: TypeID) -> Site? {
    for node in path[..<index].reversed() {
      if case .writes(type, let site) = flow.nodes[Int(node)].step { return site }
    }
    return nil
  }

  // MARK: At the root

  private func causeAtRoot(
    _ missing: MissingObject, _ path: [Int32]
  ) -> (reason: MissingReason, nearMiss: Site?) {
    if let body = flow.bodies[missing.node], let site = write(of: missing.type, within: body) {
      return (.ownBody, site)
    }
    if let site = relatedWrite(missing, path) { return (.subclassOnly, site) }
    for node in path.dropLast().reversed() {
      if let body = flow.bodies[node], let site = write(of: missing.type, within: body) {
        return (.sibling, site)
      }
    }
    let own = flow.root(of: missing.node)
    let known = (flow.writes[missing.type] ?? []).filter { flow.roots[$0.root].kind != .preview }
    if let other = known.first(where: { $0.root == own }) { return (.sibling, other.site) }
    if let other = known.first { return (.otherScene, other.site) }
    return (.neverInjected, nil)
  }

  /// A write of a subclass or superclass of the type on the path (A2).
  private func relatedWrite(_ missing: MissingObject, _ path: [Int32]) -> Site? {
    guard case .nominal(let wanted, _) = project.types[missing.type] else { return nil }
    for node in path.reversed() {
      guard case .writes(let type, let site) = flow.nodes[Int(node)].step,
        case .nominal(let written, _) = project.types[type], written != wanted
      else { continue }
      if project.inherits(written, from: wanted) || project.inherits(wanted, from: written) {
        return site
      }
    }
    return nil
  }

  /// A write of the type somewhere in what a view builds.
  private func write(of type: TypeID, within value: ValueID) -> Site? {
    var waiting = [value]
    var seen: Set<ValueID> = []
    while let next = waiting.popLast(), seen.count < 2_000 {
      guard seen.insert(next).inserted else { continue }
      if case .modified(_, let name, let arguments, let site) = flow.evaluator.store[next],
        writes(name, arguments, type) {
        return site
      }
      waiting += flow.evaluator.parts(of: next)
    }
    return nil
  }
}

extension EnvironmentFlow {
  /// The property with the wrapper, from its attribute to its name.
  func propertyRange(_ reference: DeclarationReference) -> SourceRange {
    let declaration = project.declaration(reference)
    return SourceRange(
      file: FileID(reference.fileIndex), start: declaration.range.start,
      end: max(declaration.nameRange.end, declaration.range.start))
  }

  /// The names of the declarations around a site, for fingerprints.
  func enclosing(_ site: Site) -> String {
    let facts = project.files[site.fileIndex].facts
    let offset = facts[site.id].range.start
    var around: [(length: UInt32, name: String)] = []
    for declaration in facts.declarations
    where declaration.range.start <= offset && offset < declaration.range.end {
      switch declaration.kind {
      case .variable, .function, .structure, .classType, .enumeration, .extensionOf, .initializer,
        .actor, .protocolType:
        around.append((declaration.range.end - declaration.range.start, facts[declaration.name]))
      default: break
      }
    }
    return around.sorted { $0.length > $1.length }.map(\.name).joined(separator: ".")
  }
}
