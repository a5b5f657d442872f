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
  /// Where the way from the place to the read exists.
  var presence: PresenceID
  /// What almost provides the object.
  var nearMiss: Site?
  /// The related type that is injected instead, if that is why (A2).
  var related: TypeID?
  /// The navigation container that pushes the view, if that is why (C4, C5).
  var container: Site?
  /// The modifier or component whose content is outside; nil when the finding stands at the root.
  var boundary: (name: Name, site: Site)?
  /// Views from the place to the reader, with the sites that build them.
  var steps: [(view: NominalID, site: Site?)]
  /// The nodes from the place down to the read.
  var nodes: [Int32]
  var anchor: String
  /// Whether the semantics leave room for doubt (C3b, C10).
  var isDoubtful: Bool
  /// The root, if it is not told whether its program is built for the platforms of the way.
  var untoldRoot: Int?
  /// Whether the content is hosted apart, so that no order of modifiers helps (C3b).
  var isApart = false
  /// The first view below the place.
  var content: NominalID? { steps.first?.view }
}

extension MissingEnvironmentObject {
  /// Every place that mends a missing object, nearest first: the view that fails may be reached by
  /// several ways that share their last steps.
  func explain(_ missing: MissingObject) -> [Explanation] {
    flow.explainedWays.ask(nodes: flow.nodes.count) { explain(missing, $0) }
  }

  private func explain(_ missing: MissingObject, _ ways: WaysToNodes) -> [Explanation] {
    var found: [Explanation] = []
    let assumed = project.presences.split(missing.presence).assumed
    var waiting = [Way(node: missing.node, assumed: assumed, below: -1)]
    // A way that assumes more than one that led here is no other.
    func isNew(_ node: Int32, _ assumed: PresenceID) -> Bool {
      ways.isNew(node, assumed, project.presences)
    }
    _ = isNew(missing.node, assumed)
    var next = 0
    while next < waiting.count, next < Self.trailLimit, mayLookFurther() {
      let way = waiting[next]
      let own = next
      next += 1
      guard let assumed = flow.assuming(way.node, way.assumed, missing: missing.type),
        !flow.openFailures.contains(StandingFailure(node: way.node, type: missing.type))
      else { continue }
      if let explanation = explanation(missing, way.node, { self.trail(to: own, waiting) }) {
        // A place on one platform does not lead to a read on another.
        let presence = project.presences.and(missing.presence, assumed)
        let isFeasible = flow.isFeasible(way.node, presence, missing: missing.type)
        if presence != .never,
          isFeasible
            || missing.isTogether
              && flow.isFeasibleElsewhere(way.node, presence, missing: missing.type)
        {
          var explanation = explanation
          explanation.presence = presence
          if !isFeasible { explanation.untoldRoot = flow.outermostRoot(of: way.node) }
          found.append(explanation)
        }
        continue
      }
      let parent = flow.nodes[Int(way.node)].parent
      // Below a root the first step tells the place, so that a root is come to once for each.
      if parent >= 0, isNew(parent, assumed) || isRoot(parent) {
        waiting.append(Way(node: parent, assumed: assumed, below: own))
      }
      // An alternate entry is the same step, taken from elsewhere.
      for other in flow.alternates[way.node] ?? [] where isNew(other, assumed) {
        waiting.append(Way(node: other, assumed: assumed, below: way.below))
      }
    }
    return found
  }

  /// A node above a failure, and how it was come to from there.
  private struct Way {
    var node: Int32
    /// What is assumed below the node.
    var assumed: PresenceID
    /// The number of the way that it goes on from; -1 for the read.
    var below: Int
  }

  /// The trail that a way is the top of.
  private func trail(to way: Int, _ ways: [Way]) -> Trail {
    var trail = Trail()
    var current = way
    while current >= 0 {
      let node = ways[current].node
      trail.nodes.append(node)
      switch flow.nodes[Int(node)].step {
      case .builds(let nominal, let site): trail.steps.append((nominal, site))
      case .places(let site): if trail.statement == nil { trail.statement = site }
      default: break
      }
      current = ways[current].below
    }
    return trail
  }

  /// Whether more ways are looked at. Looking again is worth a few only.
  private func mayLookFurther() -> Bool {
    guard flow.compared != nil else { return true }
    flow.comparedNodes += 1
    if flow.comparedNodes > Self.comparedLimit { flow.leavesWaysOut = true }
    return !flow.leavesWaysOut
  }

  private static var comparedLimit: Int { 100_000 }

  private func isRoot(_ node: Int32) -> Bool {
    if case .root = flow.nodes[Int(node)].step { return true }
    return false
  }

  /// How many nodes are looked at for one failure.
  private static var trailLimit: Int { 20_000 }

  /// The way from a node down to the read.
  private struct Trail {
    var steps: [(view: NominalID, site: Site?)] = []
    /// From the outside in.
    var nodes: [Int32] = []
    /// The outermost statement that places the path.
    var statement: Site?
  }

  /// The explanation that a node gives.
  ///
  /// - Parameter trail: the way from the node down.
  private func explanation(
    _ missing: MissingObject, _ node: Int32, _ trail: () -> Trail
  ) -> Explanation? {
    func boundary(
      _ reason: MissingReason, _ name: Name, _ site: Site, _ nearMiss: Site?,
      isDoubtful: Bool = false
    ) -> Explanation {
      let trail = trail()
      return Explanation(
        place: flow.nameRange(site), reason: reason, root: flow.roots[flow.root(of: node)],
        presence: missing.presence,
        nearMiss: nearMiss, boundary: (name, site), steps: trail.steps, nodes: trail.nodes,
        anchor: flow.enclosing(site) + "." + project.names[name], isDoubtful: isDoubtful)
    }
    /// What is shown where nothing of the environment around it holds.
    func apart(_ name: Name, _ site: Site, isDoubtful: Bool = false) -> Explanation {
      let write = writeAbove(node, missing.type)
      var explanation = boundary(.outsideInjection, name, site, write, isDoubtful: isDoubtful)
      explanation.isApart = true
      return explanation
    }
    switch flow.nodes[Int(node)].step {
    case .content(let name, let site, let base):
      guard let write = write(of: missing.type, inChain: base) else { return nil }
      return boundary(
        .outsideInjection, name, site, write, isDoubtful: isMacToolbar(name, missing))
    case .pushed(let name, let site, let base, let attachment):
      // Wherever the destination stands in the chain, what it shows is the container's (C5).
      let inChain = base.flatMap { write(of: missing.type, inChain: $0) }
      guard
        inChain != nil
          || flow.environments[attachment].supply(of: missing.type) == .present
      else { return nil }
      var explanation = boundary(
        .belowStack, name, site, inChain ?? writeAbove(node, missing.type))
      explanation.container = container(above: node)
      return explanation
    case .detached(let name, let site):
      return apart(name, site, isDoubtful: true)
    case .presents(let nominal, let site):
      return apart(project[nominal].name, site)
    case .builds, .places, .writes, .writesValue, .container, .joins, .stands, .assumes:
      return nil
    case .root(let index):
      let trail = trail()
      let root = flow.roots[index]
      let content = trail.statement ?? trail.steps.first?.site ?? root.site
      // A host stands where it is made; of scenes the content is mended.
      let isHost = root.kind == .host || root.kind == .preview && root.site != nil
      let site = isHost ? root.site : content
      let (reason, nearMiss, related) = causeAtRoot(missing, trail.nodes, index)
      let view = trail.steps.first.map { "." + project.names[project[$0.view].name] } ?? ""
      return Explanation(
        place: site.map { isHost ? flow.hostRange($0) : flow.headRange($0) } ?? root.range,
        reason: reason, root: root,
        presence: missing.presence,
        nearMiss: nearMiss, related: related, boundary: nil, steps: trail.steps, nodes: trail.nodes,
        anchor: root.anchor + view,
        isDoubtful: false)
    }
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
        current = modifierBody(name, arguments, base) ?? base
      case .built(let inner, _), .typed(let inner, _), .erased(let inner): current = inner
      case .union(let alternatives):
        // What is done to a view that run-time values choose is done to each.
        let sites = alternatives.map { write(of: type, inChain: $0.value) }
        return sites.contains(nil) ? nil : sites.first ?? nil
      default: return nil
      }
    }
  }

  /// What a project's modifier builds around its content: its writes are on the chain.
  private func modifierBody(
    _ name: Name, _ arguments: [ArgumentValue], _ base: ValueID
  ) -> ValueID? {
    guard flow.evaluator.modifierEntries[name]?.effect == .appliesModifier,
      let modifier = arguments.first
    else { return nil }
    let core = flow.evaluator.core(modifier.value)
    guard let nominal = project.types.nominal(flow.evaluator.type(of: core)) else {
      return nil
    }
    return flow.evaluator.modifierBody(core, nominal, content: base)
  }

  private func writes(_ name: Name, _ arguments: [ArgumentValue], _ type: TypeID) -> Bool {
    guard let entry = flow.evaluator.modifierEntries[name], let first = arguments.first,
      entry.effect.writes
    else { return false }
    if let object = flow.evaluator.keyedObject(arguments) { return object == type }
    return project.types.unwrapped(flow.evaluator.type(of: first.value)) == type
  }

  private func writeAbove(_ node: Int32, _ type: TypeID) -> Site? {
    var current = flow.nodes[Int(node)].parent
    while current >= 0 {
      if case .writes(type, let site) = flow.nodes[Int(current)].step { return site }
      current = flow.nodes[Int(current)].parent
    }
    return nil
  }

  // MARK: At the root

  private func causeAtRoot(
    _ missing: MissingObject, _ path: [Int32], _ own: Int
  ) -> (reason: MissingReason, nearMiss: Site?, related: TypeID?) {
    if let body = flow.bodies[missing.node], let site = write(of: missing.type, within: body) {
      return (.ownBody, site, nil)
    }
    if let (site, type) = relatedWrite(missing, path) { return (.subclassOnly, site, type) }
    for node in path.dropLast().reversed() {
      if let body = flow.bodies[node], let site = write(of: missing.type, within: body) {
        return (.sibling, site, nil)
      }
    }
    let known = (flow.writes[missing.type] ?? []).lazy.filter {
      flow.roots[$0.root].kind != .preview
    }
    if let other = known.first(where: { flow.isMet(under: own, whatIsUnder: $0.root) }) {
      return (.sibling, other.site, nil)
    }
    if let other = known.first { return (.otherScene, other.site, nil) }
    return (.neverInjected, nil, nil)
  }

  /// A write of a subclass or superclass of the type on the path (A2).
  private func relatedWrite(_ missing: MissingObject, _ path: [Int32]) -> (Site, TypeID)? {
    guard let wanted = project.types.nominal(missing.type) else { return nil }
    for node in path.reversed() {
      guard case .writes(let type, let site) = flow.nodes[Int(node)].step,
        let written = project.types.nominal(type), written != wanted
      else { continue }
      if project.areRelated(written, wanted) {
        return (site, type)
      }
    }
    return nil
  }

  /// The navigation container around a node.
  private func container(above node: Int32) -> Site? {
    var current = flow.nodes[Int(node)].parent
    while current >= 0 {
      if case .container(let site) = flow.nodes[Int(current)].step { return site }
      current = flow.nodes[Int(current)].parent
    }
    return nil
  }

  /// A write of the type somewhere in what a view builds.
  private func write(of type: TypeID, within value: ValueID) -> Site? {
    guard flow.writes[type] != nil else { return nil }
    let key = WriteSearch.Key(type: type, value: value)
    if let known = searches.found[key] { return known }
    let site = findWrite(of: type, within: value)
    searches.found[key] = .some(site)
    return site
  }

  private func findWrite(of type: TypeID, within value: ValueID) -> Site? {
    var waiting = [value]
    var seen: Set<ValueID> = []
    while let next = waiting.popLast(), seen.count < 2_000 {
      // Whatever writes an object matters to the environment.
      guard flow.evaluator.interest(of: next).contains(.environment), seen.insert(next).inserted
      else { continue }
      if case .modified(_, let name, let arguments, let site) = flow.evaluator.store[next],
        writes(name, arguments, type)
      {
        return site
      }
      waiting += flow.evaluator.parts(of: next)
    }
    return nil
  }
}

/// Writes that were looked for in what views build: failures of one type ask for the same ones.
final class WriteSearch {
  struct Key: FastHashable {
    var type: TypeID
    var value: ValueID

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(UInt64(type.rawValue) << 32 | UInt64(value.rawValue))
    }
  }

  var found: [Key: Site?] = [:]
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
